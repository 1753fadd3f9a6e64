import { readFileSync } from 'node:fs'
import { type Node, parse } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import { expect, test } from 'vitest'
import { youngerMembers } from '../fixtures/floor'
import { allScripts } from '../fixtures/shops/script-graph'

/** Names that our own objects have too, and calls with a fallback. */
const MAY_BE_CALLED: Record<string, string> = {
  hasOwn: 'of Astro, for islands that a server renders later; we have none',
  check: 'of zod',
  run: 'of zod, and of a toast',
  when: 'of zod',
  range: 'of our words',
  percent: 'of our words',
  opened: 'of our words',
  entry: 'of our words',
  number: 'of our words',
  forget: 'of our stores',
  uploaded: 'of our stores',
  notify: 'of nanostores',
  detect: 'of BarcodeDetector; a picture is offered only where the browser has it',
  subscribe: 'of nanostores; notices are offered only where the browser has them',
  getSubscription: 'notices are offered only where the browser has them',
  unsubscribe: 'notices are offered only where the browser has them',
  requestPermission: 'notices are offered only where the browser has them',
  format: 'of Intl, which the tables say more of than we use',
  use: 'of React',
  navigate: 'React asks first',
  getState: 'React asks first',
  skipTransition: 'Astro and React ask first',
  startViewTransition: 'Astro and React ask first',
  moveBefore: 'Astro asks first',
  requestIdleCallback: 'Astro asks first',
  share: 'asked for first',
  showNotification: 'notices are offered only where the browser has them',
  randomUUID: 'asked for first, in src/stores/unique-key.ts',
  replaceSync: 'asked for first, in src/islands/ui/added-styles.ts',
  'CSSStyleSheet.replaceSync': 'asked for first, in src/islands/ui/added-styles.ts',
  showModal: 'src/components/frame/older-browsers.ts brings it',
  showPopover: 'src/components/frame/older-browsers.ts brings it',
  hidePopover: 'src/components/frame/older-browsers.ts brings it',
  BroadcastChannel: 'asked for first; without it other tabs show the book when they are opened anew',
  CSSStyleSheet: 'asked for first, in src/islands/ui/added-styles.ts',
}

const LOOK_BEHIND = /\(\?<[=!]/
/** A browser runs these as classic scripts, where imports do not work. */
const WORKERS = ['service-worker.js', 'order-notices-worker.js', 'feed-notice-worker.js']

const { anywhere, ofClass, globals } = youngerMembers()

const isCalled = (node: Node) =>
  node as unknown as {
    type: string
    name: string
    computed: boolean
    object: { type: string; name: string }
    property: { name: string }
  }

/** The calls, constructors and syntax in a script that the oldest browsers lack. */
function youngerIn(code: string, sourceType: 'module' | 'script' = 'module'): string[] {
  const found = new Set<string>()
  full(parse(code, { ecmaVersion: 2022, sourceType }), (node) => {
    if (node.type === 'StaticBlock') found.add('static block')
    const { regex, value } = node as { regex?: { pattern: string; flags: string }; value?: unknown }
    if (regex && (LOOK_BEHIND.test(regex.pattern) || /[vd]/.test(regex.flags))) found.add(`/${regex.pattern}/`)
    // A regular expression may be built from strings.
    const words = node.type === 'TemplateElement' ? (value as { raw: string }).raw : value
    if (typeof words === 'string' && LOOK_BEHIND.test(words)) found.add(words)
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const callee = isCalled((node as unknown as { callee: Node }).callee)
    if (callee.type === 'Identifier' && globals.has(callee.name)) found.add(callee.name)
    if (callee.type !== 'MemberExpression' || callee.computed) return
    const { object, property } = callee
    if (anywhere.has(property.name)) found.add(property.name)
    else if (object.type === 'Identifier' && ofClass.has(`${object.name}.${property.name}`))
      found.add(`${object.name}.${property.name}`)
  })
  for (const name of youngerReadIn(code, sourceType)) found.add(name)
  return [...found]
}

const isFunction = ({ type }: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|Program)$/.test(type)

/** New properties that a function reads from an object that it creates, such as the size of a query. */
function youngerReadIn(code: string, sourceType: 'module' | 'script'): string[] {
  const found: string[] = []
  fullAncestor(parse(code, { ecmaVersion: 2022, sourceType }), (node, _state, ancestors) => {
    if (node.type !== 'VariableDeclarator') return
    const { id, init } = node as unknown as { id: { name?: string }; init?: { type: string; callee?: { name?: string } } }
    const scope = [...ancestors].reverse().find(isFunction)
    if (init?.type !== 'NewExpression' || !id.name || !init.callee?.name || !scope) return
    const className = init.callee.name
    full(scope, (inner) => {
      if (inner.type !== 'MemberExpression') return
      const { object, property, computed } = isCalled(inner)
      if (!computed && object.name === id.name && ofClass.has(`${className}.${property.name}`))
        found.push(`${className}.${property.name}`)
    })
  })
  return found
}

test('no script calls anything that the oldest browsers lack without a check', () => {
  expect(
    youngerIn(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read
      'const q = new URLSearchParams(); q.size; [1].toSorted(); x.isWellFormed(); AbortSignal.timeout(1); /(?<=a)b/.test(y); RegExp(`(?<!${a})b`)',
    ),
  ).toHaveLength(6)
  for (const script of allScripts()) {
    const code = readFileSync(`dist/client/_astro/${script}`, 'utf8')
    expect([script, youngerIn(code).filter((name) => !(name in MAY_BE_CALLED))]).toEqual([script, []])
  }
})

test.each(WORKERS)('%s imports nothing and calls nothing that the oldest browsers lack', (worker) => {
  expect(() => youngerIn('import "./a"', 'script')).toThrow()
  expect(youngerIn(readFileSync(`dist/client/${worker}`, 'utf8'), 'script').filter((name) => !(name in MAY_BE_CALLED))).toEqual(
    [],
  )
})

test('no script selects by :has(), which Chromium has only from 105', () => {
  const selected = /\b(?:querySelector(?:All)?|closest|matches)\([`'"][^`'"]*:has\(/
  expect(allScripts().filter((script) => selected.test(readFileSync(`dist/client/_astro/${script}`, 'utf8')))).toEqual([])
})
