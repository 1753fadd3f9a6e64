/** Milliseconds between retries while the shop cannot be read. */
const RETRY_AFTER = 5000

let timer: ReturnType<typeof setTimeout> | undefined

const waiting = () => document.querySelector('#featured [data-retry]')?.closest('#featured')

/** Fetches the page again, and shows its featured products if it has them. */
async function retry() {
  clearTimeout(timer)
  if (!waiting()) return
  const html = await fetch(location.pathname, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  const section = new DOMParser().parseFromString(html, 'text/html').querySelector('#featured')
  if (section && !section.querySelector('[data-retry]')) waiting()?.replaceWith(section)
  else timer = setTimeout(retry, RETRY_AFTER)
}

function begin() {
  clearTimeout(timer)
  waiting()?.querySelector('[data-retry]')?.addEventListener('click', retry)
  if (waiting()) timer = setTimeout(retry, RETRY_AFTER)
}

document.addEventListener('astro:page-load', begin)

export {}
