/** Social networks where the company may have a page, in the order of their icons. */
export const SOCIAL_NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  pinterest: 'Pinterest',
} as const

export type SocialNetwork = keyof typeof SOCIAL_NETWORKS

export const SOCIAL_KEYS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[]
