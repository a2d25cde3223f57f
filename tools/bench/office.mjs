// npm run bench:office: what operators' and companies' lists take from a thousand people to a hundred thousand.
//   npm run bench:office -- 0.1            with a tenth of everything
//   npm run bench:office -- 1 tabs,online  only the cases whose names hold one of these words, without the chain of the log
import { runBenchOfApi } from './build.mjs'

runBenchOfApi('office', process.argv.slice(2))
