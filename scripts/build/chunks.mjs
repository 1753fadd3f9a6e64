/** What is always needed together comes in one request: four less before a page has loaded, and three of React. */
export const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\// },
  { name: 'nanostores', test: /node_modules\/nanostores\// },
  {
    name: 'every-page',
    test: /src\/(browser\/(when-idle|reduced-motion|lock-down)|stores\/connection)\.ts|vite\/preload-helper/,
  },
]
