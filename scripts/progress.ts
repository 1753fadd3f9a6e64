/** Reports the progress of long work: the current step, and its share from 0 to 1 if known. */
export type Tell = (step: string, share?: number) => void

/** Milliseconds between two lines: updates on a terminal, plain lines elsewhere. */
const RENEWED_EVERY = 100
const PLAIN_EVERY = 5000

/** Runs long work and reports its progress on `output`. Short work ends before the first plain line. */
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
