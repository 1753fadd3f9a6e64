import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Language } from '~/languages'

/** A text of a language in its source file. */
export interface SourceText {
  /** Its file and its name there, the same in each language. */
  place: string
  /** As in the source, with placeholders written as {…}. */
  text: string
  /** The placeholders. */
  holes: readonly string[]
  /** Whether the source is a template literal with `${…}`. */
  isTemplate: boolean
  file: string
  /** Position in its file, including quotes. */
  start: number
  end: number
}

const CONTENT = 'src/content'
/** Texts outside the language folders: contact subjects, and English sentences of the server. */
const INQUIRIES = 'src/domain/contacts/inquiries.ts'
const SENTENCES = 'src/domain/sentences.ts'

/** All texts of a language, in file order. */
export function textsOf(language: Language): SourceText[] {
  const folder = `${CONTENT}/${language}`
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const own = files.sort().flatMap((name) => textsIn(read(`${folder}/${name}`), `${folder}/${name}`, name.replace(/\.ts$/, '')))
  const subjects = under(`INQUIRIES.${language}.`, 'inquiries', textsIn(read(INQUIRIES), INQUIRIES, ''))
  if (language !== 'en') return [...own, ...subjects]
  return [...own, ...subjects, ...under('SENTENCES.', 'order-messages: sentences', textsIn(read(SENTENCES), SENTENCES, ''))]
}

/** Renames the prefix of the texts under a name. */
const under = (before: string, after: string, texts: readonly SourceText[]) =>
  texts
    .filter(({ place }) => place.startsWith(`: ${before}`))
    .map((text) => ({ ...text, place: `${after}${after.includes(':') ? '.' : ': '}${text.place.slice(before.length + 2)}` }))

const read = (file: string) => readFileSync(file, 'utf8')

function textsIn(code: string, file: string, name: string): SourceText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: SourceText[] = []
  const visit = (node: ts.Node, path: readonly (string | number)[]): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const place = `${name}: ${path.join('.')}`
      found.push({ place, ...textOf(node), file, start: node.getStart(source), end: node.end })
    } else if (ts.isPropertyAssignment(node)) visit(node.initializer, [...path, nameOf(node.name)])
    else if (ts.isVariableDeclaration(node)) {
      if (node.initializer) visit(node.initializer, [...path, nameOf(node.name)])
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const [index, each] of node.elements.entries()) visit(each, [...path, index + 1])
    } else if (ts.isConditionalExpression(node)) {
      visit(node.whenTrue, [...path, 'yes'])
      visit(node.whenFalse, [...path, 'no'])
    } else if (ts.isArrowFunction(node)) visit(node.body, path)
    else if (HOLDS_TEXTS.some((is) => is(node))) ts.forEachChild(node, (child) => visit(child, path))
  }
  visit(source, [])
  return found
}

/** Nodes that may contain texts. Calls, comparisons and imports contain only names. */
const HOLDS_TEXTS: readonly ((node: ts.Node) => boolean)[] = [
  ts.isSourceFile,
  ts.isVariableStatement,
  ts.isVariableDeclarationList,
  ts.isObjectLiteralExpression,
  ts.isParenthesizedExpression,
  ts.isAsExpression,
  ts.isSatisfiesExpression,
  ts.isBlock,
  ts.isReturnStatement,
]

const nameOf = (name: ts.PropertyName | ts.BindingName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText()

function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): Pick<SourceText, 'text' | 'holes' | 'isTemplate'> {
  if (ts.isStringLiteralLike(node)) return { text: node.text, holes: node.text.match(/\{\w+\}/g) ?? [], isTemplate: false }
  const spans = node.templateSpans.map(({ expression, literal }) => ({
    hole: `{${expression.getText()}}`,
    after: literal.text,
  }))
  return {
    text: node.head.text + spans.map(({ hole, after }) => hole + after).join(''),
    holes: spans.map(({ hole }) => hole),
    isTemplate: true,
  }
}
