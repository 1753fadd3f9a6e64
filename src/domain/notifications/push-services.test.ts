import { expect, test } from 'vitest'
import { isAtPushService } from './push-services'

test.each([
  'https://fcm.googleapis.com/fcm/send/dQ4:APA91b-x_Y',
  'https://fcm.googleapis.com/wp/abc',
  'https://jmt17.google.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-pn1p.notify.windows.com/w/?token=BQYAAAD%2b',
])('accepts %s', (endpoint) => expect(isAtPushService(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/x',
  'https://jmt18.google.com/x',
  'https://x.jmt17.google.com/x',
  'https://google.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:443/x',
  'https://fcm.googleapis.com./x',
  'https://FCM.googleapis.com/x',
  'https://user@fcm.googleapis.com/x',
  'https://:pass@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@10.0.0.1/x',
  'https://fcm.googleapis.com#@10.0.0.1/x',
  'https://fcm.googleapis.com\\@10.0.0.1/x',
  'https://fcm.googleapis.com.example.com/x',
  'https://xfcm.googleapis.com/x',
  'https://push.apple.com/x',
  'https://notify.windows.com/x',
  'https://notify.windows.com.example.com/x',
  'https://evil-push.apple.com/x',
  'https://web.push.apple.com.evil.example/x',
  'https://fcm。googleapis.com/x',
  'https://fcm.googleapis.com/a\tb',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com/x#y',
  'https:fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'fcm.googleapis.com',
  '',
])('refuses %j', (endpoint) => expect(isAtPushService(endpoint)).toBe(false))

test('accepts the test service only if it is configured', () => {
  const ofTests = 'http://127.0.0.1:4000'
  expect(isAtPushService('http://127.0.0.1:4000/a', ofTests)).toBe(true)
  expect(isAtPushService('http://127.0.0.1:4001/a', ofTests)).toBe(false)
  expect(isAtPushService('http://127.0.0.1:4000/a')).toBe(false)
})
