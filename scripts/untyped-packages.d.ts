declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    keepFeatures?: readonly string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}

declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote'
}
