/** What is always needed together comes in one request: ten less before a page has loaded, and three of React. */
export const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\// },
  { name: 'lists', test: /node_modules\/nanostores\/|src\/stores\/(client|list|signed-in|toasts|notifications)\.ts/ },
  { name: 'money', test: /src\/(rules\/(money|bags)|formats\/(money|indian-numbers))\.ts/ },
  {
    name: 'every-page',
    test: /src\/(browser\/(when-idle|reduced-motion|lock-down)|stores\/connection)\.ts|vite\/preload-helper/,
  },
]
