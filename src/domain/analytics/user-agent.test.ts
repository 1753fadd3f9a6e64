import { expect, test } from 'vitest'
import { browserOf, deviceOf, systemOf } from './user-agent'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Desktop', 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0`, 'Desktop', 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0`, 'Desktop', 'Opera', 'Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Desktop', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Desktop',
    'Safari',
    'macOS',
  ],
  [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${CHROME} Mobile Safari/537.36`, 'Mobile', 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${CHROME} Safari/537.36`, 'Tablet', 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mobile',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Mobile',
    'Chrome',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile',
    'Tablet',
    'Firefox',
    'iOS',
  ],
  ['', 'Desktop', 'Unknown', 'Unknown'],
  ['curl/8.5.0', 'Desktop', 'Unknown', 'Unknown'],
])('reads %s as a %s with %s on %s', (userAgent, device, browser, system) => {
  expect([deviceOf(userAgent), browserOf(userAgent), systemOf(userAgent)]).toEqual([device, browser, system])
})
