import { PUBLIC_SITE_URL } from 'astro:env/client'
import type { BreadcrumbList, FAQPage, ItemAvailability, LocalBusiness, Organization, Product as ProductData } from 'schema-dts'
import type { PageValues } from '~/domain/account/page-values'
import { SOCIAL_KEYS } from '~/domain/account/social-networks'
import { feedPath } from '~/domain/catalog/feed-path'
import { MOST_STARS, ratingOf } from '~/domain/catalog/ratings'
import type { Product } from '~/domain/catalog/schema'
import { type StockBadge, stockBadge } from '~/domain/catalog/stock'
import { type Language, pathIn } from '~/languages'

export const addressOf = (path: string): string => new URL(path, PUBLIC_SITE_URL).href

/** What chats show of a page. */
export interface SocialCard {
  title: string
  description: string
  picture: { url: string; width: number; height: number }
  alt: string
}

export const socialPicture = {
  url: addressOf('/pictures/social.jpg'),
  width: 1200,
  height: 630,
}

const COMPANY = { '@id': addressOf('/#company') }

const AVAILABILITY: Record<StockBadge, ItemAvailability> = {
  'In Stock': 'https://schema.org/InStock',
  'Low Stock': 'https://schema.org/LimitedAvailability',
  'Out of Stock': 'https://schema.org/OutOfStock',
}

export const organization = ({ name }: PageValues) =>
  ({ '@type': 'Organization', ...COMPANY, name, url: addressOf('/'), logo: addressOf('/favicon.svg') }) satisfies Organization

/** The company with its address, contact data and hours. */
export const localBusiness = (values: PageValues) =>
  ({
    ...organization(values),
    '@type': 'LocalBusiness',
    image: socialPicture.url,
    telephone: values.telephone,
    email: values.mailbox,
    address: { '@type': 'PostalAddress', streetAddress: values.address, addressCountry: 'IN' },
    openingHours: values.openingHours,
    sameAs: SOCIAL_KEYS.map((network) => values[network]).filter(Boolean),
    taxID: values.pan,
    vatID: values.gst,
  }) satisfies LocalBusiness

/** The products of a page; translations leave them to the English page. */
export const productsData = (language: Language, products: readonly Product[]): ProductData[] =>
  language === 'en' ? products.map(productData) : []

/** A product with its real price and stock, without ratings and struck prices, which may be samples. */
function productData({ name, sku, price, stockQuantity, images: [image] }: Product): ProductData {
  return {
    '@type': 'Product',
    name,
    sku,
    ...(image && { image: addressOf(image) }),
    manufacturer: COMPANY,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      availability: AVAILABILITY[stockBadge(stockQuantity)],
      url: addressOf(feedPath(sku)),
    },
  }
}

function ratingData(product: Product) {
  const real = ratingOf(product)
  if (!real) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: real.rating, ratingCount: real.orders, bestRating: MOST_STARS },
  }
}

/** The product of a feed page, with its properties and brand. */
export const feedData = (language: Language, product: Product, { name }: PageValues): ProductData[] =>
  productsData(language, [product]).map((data) => ({
    ...(data as object),
    description: product.description,
    brand: { '@type': 'Brand', name },
    ...ratingData(product),
  })) as ProductData[]

/** Questions and answers. A translation refers to the English page and does not repeat them. */
export const faqPage = (language: Language, path: string, questions: readonly { question: string; answer: string }[]): FAQPage =>
  language === 'en'
    ? {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
    : { '@type': 'FAQPage', inLanguage: language, translationOfWork: { '@id': addressOf(path) } }

/** Breadcrumbs from the home page, with the link texts of the navigation; `last` is a page below. */
export const breadcrumbs = <Path extends string>(
  language: Language,
  path: Path,
  pages: Readonly<Record<Path | '/', { link: string }>>,
  ...last: { path: string; name: string }[]
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...(['/', path] as const).map((each) => ({ path: each, name: pages[each].link })), ...last].map(
    (each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: each.name,
      item: addressOf(pathIn(language, each.path)),
    }),
  ),
})
