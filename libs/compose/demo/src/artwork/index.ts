import type { ArtSpec } from './art-spec'
import { hashText } from './core/random'
import { drawCategory, drawLogo, drawStore } from './scenes/brand'
import { drawNews } from './scenes/news'
import { drawProduct } from './scenes/product'
import { drawService } from './scenes/service'

/** A picture of the demo as SVG; the same specification gives the same picture. */
export function drawArt(spec: ArtSpec): string {
  // Ids carry a name of their own, so that several pictures can stand inline on one page.
  const namespace = `a${hashText(JSON.stringify(spec)).toString(36)}`
  switch (spec.art) {
    case 'product':
      return drawProduct(spec, namespace)
    case 'store':
      return drawStore(spec, namespace)
    case 'logo':
      return drawLogo(spec, namespace)
    case 'news':
      return drawNews(spec, namespace)
    case 'service':
      return drawService(spec, namespace)
    case 'category':
      return drawCategory(spec, namespace)
  }
}
