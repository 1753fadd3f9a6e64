import { join } from 'node:path'
import { withBrowser } from './browser'
import { bench, table } from './frame'
import { answersTo, inputs } from './inputs'
import { SLOWDOWN } from './line/paint'
import { quantile, whole } from './measure'
import { Server, seedFolder } from './server'

/** Maximum milliseconds from an input to the next frame. */
const GOAL = 100

export default bench({ rounds: '20' }, async (scratch, { rounds }) => {
  const folder = join(scratch, 'data')
  seedFolder(folder, { orders: 2000 })
  const server = await Server.start(folder)
  await withBrowser(async (browser) => {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    })
    await context.addCookies(
      (await server.signIn()).split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split('=')
        return { name, value, url: server.address }
      }),
    )
    await context.addInitScript(() => localStorage.setItem('admin_authenticated', 'true'))
    console.log(`\nA processor ${SLOWDOWN} × slower, ${rounds} rounds of each; milliseconds`)
    const row = table('input', 'answers', 'median', 'slowest', 'goal', 'processor, median round')
    for (const input of inputs) {
      const { took, processor } = await answersTo(context, input, Number(rounds))
      const figures = [quantile(took, 0.5), Math.max(...took), GOAL, quantile(processor, 0.5)]
      row(input.name, took.length, ...figures.map(whole))
    }
  })
  await server.end('SIGTERM')
})
