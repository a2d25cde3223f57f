/** Files of styles of the public pages, as the build names their classes (`cssName`). */
const FILES = {
  brand: 'ui-brand-brand',
  hero: 'ui-brand-hero',
  button: 'ui-actions-button',
  menu: 'ui-overlay-menu',
  display: 'ui-display-display',
  layout: 'ui-layout-layout',
  shell: 'shell-portal-shell',
  header: 'shell-header',
  switches: 'shell-switches',
  account: 'shell-account-area',
  search: 'catalogue-public-shared-search-box',
  logo: 'catalogue-public-shared-store-logo',
  home: 'catalogue-public-home-home-hero',
  product: 'catalogue-public-product-product',
  gallery: 'catalogue-public-product-gallery',
  price: 'catalogue-public-product-price-panel',
  sku: 'catalogue-public-product-sku-picker',
  quantity: 'catalogue-public-product-quantity-panel',
  store: 'catalogue-public-product-store-box',
  frameH5: 'catalogue-public-h5-h5-frame',
  homeH5: 'catalogue-public-h5-home-h5',
  productH5: 'catalogue-public-h5-product-h5',
  swipe: 'catalogue-public-h5-swipe-gallery',
} as const

/** `css('hero', 'title')`; several classes of one file stand together. */
export const css = (file: keyof typeof FILES, ...names: readonly string[]): string =>
  names.map(name => `${FILES[file]}_${name}`).join(' ')
