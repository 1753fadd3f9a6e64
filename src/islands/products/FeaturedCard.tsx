import { imageSource } from '~/formats/images'
import { pictureOf } from '~/formats/stand-ins'
import { type Featured, featuredFigures } from '~/rules/featured'
import { formatRupees } from '~/rules/money'
import { isOutOfStock } from '~/rules/stock'

/** One featured product. Its `index`, from 0, decides its badge, rating and reviews. */
export default function FeaturedCard({ product, index }: { product: Featured; index: number }) {
  const { name, price, weight, category } = product
  const { badge, struckPrice, rating, reviews, protein, pelletSize, energy } = featuredFigures(product, index)
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
          {badge}
        </span>
        <h3>{name}</h3>
        <p>
          <strong>{formatRupees(price)}</strong>{' '}
          <s>
            <span className="visually-hidden">Original price </span>
            {formatRupees(struckPrice)}
          </s>{' '}
          <small>{weight}</small>
        </p>
        <p>
          <span role="img" aria-label={`Rated ${rating} of 5`}>
            ★ {rating}
          </span>{' '}
          ({reviews} reviews)
        </p>
        <dl>
          <dt>Protein</dt>
          <dd>{protein}</dd>
          <dt>Pellet</dt>
          <dd>{pelletSize}</dd>
          <dt>Energy</dt>
          <dd>{energy}</dd>
        </dl>
        <p>Free delivery</p>
        {isOutOfStock(product.stockQuantity) ? (
          <button type="button" disabled>
            Out of Stock
          </button>
        ) : (
          <a className="button" href="/shop" aria-label={`Buy Now, ${name}`}>
            Buy Now
          </a>
        )}
      </div>
    </li>
  )
}
