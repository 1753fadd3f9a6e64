/** Bidi embedding marks: left to right, right to left, and the end mark. */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, END] = ['\u202a', '\u202b', '\u202c\u200f']
const INNERMOST = /\u2068([^\u2068\u2069]*)\u2069/
const ARABIC = /^\P{L}*\p{Script=Arabic}/u

/** Replaces isolates with embeddings for drawings: Chromium before 97 reverses isolates there, 5.1% for 1.5%. */
export function drawnText(text: string): string {
  const [isolate, inner] = INNERMOST.exec(text) ?? []
  if (isolate === undefined || inner === undefined) return text
  return drawnText(text.replace(isolate, (ARABIC.test(inner) ? RIGHT_TO_LEFT : LEFT_TO_RIGHT) + inner + END))
}
