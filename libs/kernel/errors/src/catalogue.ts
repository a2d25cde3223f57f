import { LOGIN_REDIRECT_DELAY_MS } from '@tradeport/kernel/config'
import { NO_EFFECTS, type ErrorEffects, type ErrorRow, type NoAbilityDialog } from './effects'
import { WARNING_CODES } from './product-codes'

const TO_LOGIN: ErrorEffects = { ...NO_EFFECTS, removeToken: true, login: { delayMs: 0 } }
const ERROR: ErrorEffects = { ...NO_EFFECTS, show: 'error', report: true }
const WARNING: ErrorEffects = { ...NO_EFFECTS, show: 'warning' }

const noAbility = (dialog: NoAbilityDialog): ErrorEffects => ({ ...NO_EFFECTS, dialog })

const rows = (codes: readonly string[], effects: ErrorEffects): ErrorRow[] => codes.map(code => ({ code, effects }))

/**
 * The error catalogue (spec section 8). An exact code wins over the prefix, the prefix over "contains", and what is
 * left is an error: UPT400001 and UPT400002 also contain 400001 and 400002, and must not lead to the login page.
 */
export const ERROR_CATALOGUE: readonly ErrorRow[] = [
  ...rows(['UPT400001.40016', 'global400001', 'global400004', 'global400002', 'user30000'], TO_LOGIN),
  {
    code: 'gateway.400016',
    effects: { ...NO_EFFECTS, removeToken: true, show: 'error', login: { delayMs: LOGIN_REDIRECT_DELAY_MS } },
  },
  { code: 'gateway.400019', effects: { ...NO_EFFECTS, show: 'error', message: 'no_interface_permission' } },
  {
    code: 'UPT400002',
    effects: { ...NO_EFFECTS, removeToken: true, show: 'error', message: 'account_disabled', report: true },
  },
  {
    code: 'UPT400001',
    effects: { ...NO_EFFECTS, removeToken: true, show: 'error', message: 'account_deleted', report: true },
  },
  // Known to the specification only; no service of ours answers them.
  ...rows(
    [
      'UPT10005',
      'UPT10006',
      'UPT10008',
      'UPT10009',
      'UPT10010',
      'UPT10012',
      'UPT10013',
      'UPT10002',
      'UPT10017',
      'UPT10018',
      'UPT10019',
      'UPT10020',
      'UPT10021',
    ],
    ERROR,
  ),
  ...rows(['FT510006', 'FT510007'], WARNING),
  {
    code: 'FT511002',
    effects: noAbility({ text: 'upgrade_benefits', actions: ['upgrade', 'market', 'benefits', 'cancel'] }),
  },
  { code: 'FT511003', effects: noAbility({ text: 'reorder_package', actions: ['market', 'cancel'] }) },
  ...rows(['FT511004', 'USER_SERVICE530002'], noAbility({ text: null, actions: ['upgrade', 'benefits', 'cancel'] })),
  ...rows(WARNING_CODES, WARNING),
  { prefix: 'SYS', effects: ERROR },
  { contains: '400001', effects: TO_LOGIN },
  { contains: '400002', effects: TO_LOGIN },
]

/** Any other code, and so all of our own that are errors (`ERROR_CODES`): browsers need not load a list of them. */
export const DEFAULT_EFFECTS: ErrorEffects = ERROR
