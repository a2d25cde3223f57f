// npm run bench:pages: how long somebody on a slow device and line waits for a page that was never opened before.
//   npm run bench:pages -- http://www.tradeport.localhost:9000 <password>   against a product that runs already, with its demo's password
import { ensureChromium } from '../test/chromium.mjs'
import { runBench } from './build.mjs'

process.env.CHROMIUM ??= ensureChromium()
runBench('pages', process.argv.slice(2))
