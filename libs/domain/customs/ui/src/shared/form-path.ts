/** `items[2].gQty` as the form names it. */
export const formPath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1')
