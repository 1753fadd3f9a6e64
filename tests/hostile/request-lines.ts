import { CANARY } from './canary'

export const METHODS = [
  // RFC 9110
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE'],
  // Of other standards
  ...['PATCH', 'PROPFIND', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK', 'SEARCH', 'REPORT', 'PURGE', 'LINK', 'QUERY', 'M-SEARCH'],
  ...['SOURCE', 'TRACK', 'DEBUG', 'PRI'],
  // Of no standard
  ...['get', 'GeT', 'GETS', 'GE', 'G@T', 'G(T', 'G\0T', '\xff\xfe', '-1', '0', '', ' GET', 'GET GET', CANARY, 'A'.repeat(20_000)],
]

export const VERSIONS = [
  ...['HTTP/0.9', 'HTTP/1.0', 'HTTP/1.1', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/3', 'HTTP/9.9', 'HTTP/-1.1', 'HTTP/1.1.1', 'HTTP/11'],
  ...['HTTP/1', 'HTTP/', 'HTTP', 'http/1.1', 'HTTPS/1.1', 'RTSP/1.0', 'ICE/1.0', `${CANARY}/1.1`, '', 'HTTP/1.1 HTTP/1.1'],
  ...['HTTP/\xd9\xa1.\xd9\xa1', 'HTTP/1.1\0', `HTTP/${'1'.repeat(20_000)}`],
]

/** Addresses that no link of the site has. */
export const REQUEST_TARGETS = [
  ...['*', '', ' ', '/ /', '?', '#', '/#part', '/?#', '//', '///', '/.', '/..', '/./about', '/about/.', '/about/..', '\\about'],
  ...['/\\about', '/about\\', '/about%', '/about%0', '/about%zz', '/%', '/%00', '/about%0d%0aX-Other: a', '/%ff', '/%e0%a4%a'],
  ...[
    '/\xff',
    '/\xe0\xa4\xae',
    '/about\0',
    '/about\t',
    '/about\x7f',
    '/about;a=b',
    '/about,',
    '/about?%',
    '/shop?search=%',
    '/[',
    '/]',
  ],
  ...[
    '/about?a=1&a=2&a[]=3&__proto__[x]=1',
    '/shop?search=%00',
    '/shop?search=%ff',
    '/shop?search=\xff',
    '/shop?category[]=early',
  ],
  ...[
    'about',
    'http://shop.test/about',
    'http://a@b/about',
    'https://shop.test',
    'http://',
    'http:about',
    'ftp://shop.test/',
    'shop.test:443',
  ],
  ...[
    '/api',
    '/api/',
    '/api//products',
    '/api/products/',
    '/api/products/-1',
    '/api/products/0',
    '/api/products/1e3',
    '/api/products/1.5',
  ],
  ...[
    '/api/products/99999999999999999999',
    '/api/products/__proto__',
    '/api/products/%',
    '/api/products/%2e%2e',
    '/API/products',
  ],
  ...['/api/products?since=-1', '/api/products?since=99999999999999999999', '/api/settings/constructor', '/api/orders/1/status/'],
  ...[
    '/_astro/',
    '/_astro/..',
    '/_astro/%2e%2e%2f',
    '/pictures/',
    '/pictures/%',
    '/uploads/',
    '/uploads/%',
    '/uploads/..',
    '/uploads/%00',
  ],
  ...[
    '/uploads/\xff.webp',
    `/uploads/${'a'.repeat(5000)}.webp`,
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(3000)}`,
    `/${'../'.repeat(3000)}`,
  ],
  ...[`/shop?search=${'a'.repeat(10_000)}`, `/?${'a=1&'.repeat(3000)}`, `/${'%00'.repeat(4000)}`, `/${'a'.repeat(20_000)}`],
  ...[
    '/index.html',
    '/404',
    '/500',
    '/404.html',
    '/about.html.br',
    '/favicon.svg/',
    '/favicon.svg?',
    '/service-worker.js%00',
    '/.well-known/',
  ],
]
