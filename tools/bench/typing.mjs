// npm run bench:typing: how long keys and scrolling wait on a slow device, in the portal's search and in the customer-service chat.
//   npm run bench:typing -- http://www.tradeport.localhost:9000   against a product that runs already
import { ensureChromium } from '../test/chromium.mjs'
import { runBench } from './build.mjs'

process.env.CHROMIUM ??= ensureChromium()
runBench('typing', process.argv.slice(2))
