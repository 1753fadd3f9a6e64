import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** What Astro calls a script of a page or a component, which the page asks for itself. */
const PAGE_SCRIPT = /\.astro_astro_type_script.*\.js$/

/**
 * After the build, writes into each page's scripts the few lines that they share with the islands: a script that has to ask
 * for others waits for the line once more, and each answer's head is longer than those lines. What comes later stays apart.
 */
export function wholeScripts() {
  return {
    name: 'whole-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = join(fileURLToPath(dir), '_astro')
        const scripts = (await readdir(folder)).filter((file) => PAGE_SCRIPT.test(file))
        const whole = await Promise.all(scripts.map(async (file) => [file, await wholeScript(join(folder, file))]))
        for (const [file, code] of whole) await writeFile(join(folder, file), code)
      },
    },
  }
}

const leaveLater = {
  name: 'leave-later',
  resolveId: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : null),
}

async function wholeScript(input) {
  const bundle = await rolldown({ input, plugins: [leaveLater], treeshake: false })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}
