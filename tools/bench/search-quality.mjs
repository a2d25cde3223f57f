// npm run bench:search: how much of what the demo's goods could answer a search shows, in each language.
//   npm run bench:search -- <folder>   keeps the demo there, and takes it from there the next time
import { runBench } from './build.mjs'

runBench('search-quality', process.argv.slice(2))
