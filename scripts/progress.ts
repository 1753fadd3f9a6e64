/** Says how far a long work is: what is done now, and the share of it, 0 to 1, where that is known. */
export type Tell = (step: string, share?: number) => void

/** Milliseconds between two lines: one that is renewed on a terminal, plain ones elsewhere. */
const RENEWED_EVERY = 100
const PLAIN_EVERY = 5000

/** Runs a long work, and says beside its own output how far it is. Short ones end before the first plain line. */
export async function progress<Result>(work: (tell: Tell) => Promise<Result>, output: Output = process.stderr): Promise<Result> {
  let toldAt = Date.now()
  let told = ''
  const tell: Tell = (step, share) => {
    const now = Date.now()
    const isNews = output.isTTY && !told.startsWith(step)
    if (!isNews && now - toldAt < (output.isTTY ? RENEWED_EVERY : PLAIN_EVERY)) return
    toldAt = now
    told = share === undefined ? `${step} …` : `${step}: ${Math.floor(share * 100)} %`
    output.write(output.isTTY ? `\r\x1b[K${told}` : `${told}\n`)
  }
  try {
    return await work(tell)
  } finally {
    if (output.isTTY && told) output.write('\r\x1b[K')
  }
}

type Output = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean | undefined }
