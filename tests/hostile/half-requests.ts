export const HALF_REQUESTS = {
  'half a request line': 'GET /ab',
  'half a header': 'GET /shop HTTP/1.1\r\nHost: sh',
  'a header without its end': 'GET /shop HTTP/1.1\r\nHost: shop.test\r\nX-Slow: a',
  'half a body':
    'POST /api/orders HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a',
  'half a form':
    'POST /contact HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\na',
  'half an upload':
    'POST /api/uploads HTTP/1.1\r\nHost: shop.test\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b\r\n',
  'half a chunk':
    'POST /api/contact HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"a',
  nothing: '',
}
