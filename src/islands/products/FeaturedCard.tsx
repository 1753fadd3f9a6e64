import { isolated } from '~/content/figures'
import { imageSource } from '~/formats/images'
import { pictureOf } from '~/formats/stand-ins'
import { pathIn } from '~/languages'
import { type Featured, featuredFigures, MOST_STARS } from '~/rules/featured'
import { formatRupees } from '~/rules/money'
import { isOutOfStock } from '~/rules/stock'
import { textIn } from '~/rules/translations'
import { useLanguage, useWords } from '../language'
import RowText from '../RowText'

/** One featured product. Its `index`, from 0, decides its badge, rating and reviews. */
export default function FeaturedCard({ product, index }: { product: Featured; index: number }) {
  const { product: words, stockBadges } = useWords()
  const language = useLanguage()
  const path = pathIn(language, '/shop')
  const { category } = product
  const { text: name } = textIn(language, product, 'name')
  const figures = featuredFigures(product, index)
  return (
    <li>
      <img
        data-tone={category}
        width={480}
        height={720}
        {...imageSource(pictureOf(product))}
        sizes="9rem"
        alt=""
        loading="lazy"
      />
      <div>
        <span className="badge" data-tone={category}>
          {words.featured.badges[figures.badge]}
        </span>
        <h3>
          <RowText row={product} field="name" />
        </h3>
        <PriceAndRating product={product} figures={figures} />
        <Facts figures={figures} />
        <p>{words.featured.delivery}</p>
        {isOutOfStock(product.stockQuantity) ? (
          <button type="button" disabled>
            {stockBadges['Out of Stock']}
          </button>
        ) : (
          <a className="button" href={path} aria-label={words.buyOf(name)}>
            {words.buy}
          </a>
        )}
      </div>
    </li>
  )
}

type Figures = ReturnType<typeof featuredFigures>

function PriceAndRating({ product: { price, weight }, figures }: { product: Featured; figures: Figures }) {
  const { featured: words } = useWords().product
  const { struckPrice, rating, reviews } = figures
  return (
    <>
      <p>
        <strong>{formatRupees(price)}</strong>{' '}
        <s>
          <span className="visually-hidden">{words.before} </span>
          {formatRupees(struckPrice)}
        </s>{' '}
        <small>{weight}</small>
      </p>
      <p>
        <span role="img" aria-label={words.rated(rating, String(MOST_STARS))}>
          ★ {rating}
        </span>{' '}
        {words.reviews(String(reviews))}
      </p>
    </>
  )
}

function Facts({ figures: { protein, pelletSize, energy } }: { figures: Figures }) {
  const words = useWords().product
  const language = useLanguage()
  return (
    <dl>
      <dt>{words.protein}</dt>
      <dd>{isolated(language, protein)}</dd>
      <dt>{words.pellet}</dt>
      <dd>{isolated(language, pelletSize)}</dd>
      <dt>{words.energy}</dt>
      <dd>{isolated(language, energy)}</dd>
    </dl>
  )
}
