export { actWords, documentOf, verbOf } from './act-words'
export { actsIn, type ActsIn } from './acts-in'
