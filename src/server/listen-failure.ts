/** Explains a failure to listen in one line; other errors keep their message. */
export function listenFailure(error: NodeJS.ErrnoException, { HOST, PORT }: { HOST: string; PORT: number }): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} of ${HOST} is in use already. Stop what uses it, or set PORT to another.`,
    EACCES: `This user may not open port ${PORT}. Set PORT to 1024 or more, and put a web server before it.`,
    EADDRNOTAVAIL: `HOST is ${HOST}, which is no address of this machine.`,
    ENOTFOUND: `HOST is ${HOST}, which is no address of this machine.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new Error(sentence, { cause: error }) : error
}
