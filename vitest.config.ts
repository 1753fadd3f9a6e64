import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'api', include: ['tests/api/**/*.test.ts'] } },
    ],
  },
} as Parameters<typeof getViteConfig>[0])
