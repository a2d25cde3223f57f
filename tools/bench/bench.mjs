// npm run bench [-- 10000 1000000]: builds the benchmark and the API and runs them under the pinned Node.
//   --profile <folder>   the API leaves its processor profile there
//   --only <words>       only the cases whose name has these words
import { API_ENVIRONMENT, API_FLAGS } from '../start/workspace.mjs'
import { runBenchOfApi } from './build.mjs'

const variables = Object.entries(API_ENVIRONMENT).map(([name, value]) => `--api-variable=${name}=${value}`)
runBenchOfApi('bench', [...process.argv.slice(2), ...API_FLAGS.map(flag => `--api-flag=${flag}`), ...variables])
