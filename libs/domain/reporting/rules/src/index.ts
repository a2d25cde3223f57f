export { RESOLVERS, reportActions, reportMachine } from './report.machine'
export {
  KEPT_MS,
  MAX_GROUPS,
  MAX_PLACES,
  REOPENS_AFTER_MS,
  isRefusal,
  keepsMessage,
  withPlace,
  type SeenPlace,
} from './report.policy'
