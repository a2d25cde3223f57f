import type { Plugin } from 'vite'

/** The running product that a development server leans on. */
export function productUrl(): string {
  return process.env['API_URL'] ?? 'http://127.0.0.1:8080'
}

/**
 * In development the app answers on its own host (`seller.tradeport.localhost:5172`), because cookies, sign-in and
 * links to the other front-ends derive from it. Requests for another front-end's host go to the running product.
 */
export function ownHost(app: { hostLabel: string; base: string }): Plugin {
  return {
    name: 'tradeport-own-host',
    apply: 'serve',
    configureServer(server) {
      const port = server.config.server.port
      const home = `http://${app.hostLabel}.tradeport.localhost:${port}${app.base}`
      server.printUrls = () => server.config.logger.info(`\n  ${home}\n`)

      server.middlewares.use((request, response, next) => {
        const [host = ''] = (request.headers.host ?? '').split(':')
        if (!host.endsWith('.tradeport.localhost') || host === `${app.hostLabel}.tradeport.localhost`) {
          next()
          return
        }
        const product = new URL(productUrl())
        response.writeHead(302, { location: `http://${host}:${product.port || 80}${request.url ?? '/'}` }).end()
      })
    },
  }
}
