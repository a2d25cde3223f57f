/** A CacheStorage in memory, as far as the keeper uses it. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key))
  const plain = (url: string) => url.split('?', 1)[0]

  const open = (name: string): Promise<Cache> => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    const keysLike = (key: RequestInfo | URL, options: CacheQueryOptions = {}) => {
      const url = urlOf(key)
      return [...store.keys()].filter(each => (options.ignoreSearch ? plain(each) === plain(url) : each === url))
    }
    const match = (key: RequestInfo | URL, options?: CacheQueryOptions) => {
      const [found] = keysLike(key, options)
      return Promise.resolve(found === undefined ? undefined : store.get(found)?.clone())
    }
    return Promise.resolve({
      match,
      matchAll: async (key, options) => {
        const found = key === undefined ? undefined : await match(key, options)
        return found ? [found] : []
      },
      put: (key, response) => {
        store.set(urlOf(key), response.clone())
        return Promise.resolve()
      },
      delete: (key, options) => {
        const found = keysLike(key, options)
        for (const each of found) store.delete(each)
        return Promise.resolve(found.length > 0)
      },
      keys: () => Promise.resolve([...store.keys()].map(url => new Request(url))),
      add: () => Promise.reject(new Error('not used')),
      addAll: () => Promise.reject(new Error('not used')),
    })
  }
  return {
    open,
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    names: (name: string) => [...(stores.get(name)?.keys() ?? [])],
  }
}
