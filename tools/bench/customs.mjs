// npm run bench:customs: what lists of declarations take from ten thousand forms to a million, and a form of 50 lines until it is sent.
//   npm run bench:customs -- 0.1   with a tenth of everything
import { runBenchOfApi } from './build.mjs'

runBenchOfApi('customs', process.argv.slice(2))
