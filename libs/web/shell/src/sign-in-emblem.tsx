import type { AppKey } from '@tradeport/kernel/config'

/** One drawing per front-end, all of the same line: where the thread goes for this kind of user. 160 x 160. */
const EMBLEM: Record<AppKey, string> = {
  // A globe the route runs around.
  portal:
    'M80 24a56 56 0 1 1 0 112 56 56 0 0 1 0-112ZM24 80h112M80 24c18 15 27 34 27 56s-9 41-27 56c-18-15-27-34-27-56s9-41 27-56ZM33 50c28 14 66 14 94 0M33 110c28-14 66-14 94 0M2 118c30 26 92 34 156-12',
  // A carton and its route to the buyer.
  buyer: 'M80 34 126 56v50l-46 22-46-22V56ZM34 56l46 22 46-22M80 78v50M57 45l46 22v18M2 142c40 0 34-8 78-8s44 12 78-2',
  // A knitted garment hanging from the thread.
  seller:
    'M58 44 30 58 20 96l20 6v40h80v-40l20-6-10-38-28-14c-2 12-12 18-22 18s-20-6-22-18ZM40 102V78M120 102V78M40 130h80M54 92l6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6M54 108l6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6M80 62V30c0-12 16-12 16-2M2 24c40-14 70 10 94 4s36-20 62-12',
  // A seal on the record.
  admin:
    'M80 20a46 46 0 1 1 0 92 46 46 0 0 1 0-92ZM80 32a34 34 0 1 1 0 68 34 34 0 0 1 0-68ZM62 66l13 13 24-26M54 104 44 144l20-9 12 17 10-40M106 104l10 40-20-9-12 17M2 150h36m84 0h36',
  // Papers of a shipment, threaded together.
  serviceMarket:
    'M46 30h52l24 24v76H46ZM96 30v26h26M60 74h46M60 90h46M60 106h28M46 42H34v100h76v-12M92 118a12 12 0 1 1 24 0 12 12 0 0 1-24 0ZM2 62c16 0 20 6 32 6m88 2c14 0 22-8 36-8',
  // A checklist that moves on.
  providerAdmin:
    'M40 30h80v112H40ZM62 20h36v20H62ZM54 64l6 6 10-12M54 90l6 6 10-12M82 66h26M82 92h26M54 118h.1M66 118h42M2 128c14 0 24-10 38-10m80 0c16 0 24-12 38-12',
  // A key for every desk.
  userCenter:
    'M52 56a30 30 0 1 1 0 60 30 30 0 0 1 0-60ZM52 74a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM82 86h66v22M128 86v16M108 86v14M2 44c30-22 66-20 88-4s40 16 68-2',
  // A phone with the route on it.
  h5: 'M52 16h56a8 8 0 0 1 8 8v112a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8ZM72 28h16M58 112c22 0 10-34 26-34s4-26 20-26M58 112h.1M104 52h.1M2 132c20 0 28-10 42-14m72-56c16-4 24-14 42-14',
}

export function SignInEmblem({ app, className }: { app: AppKey; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 160 160"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={EMBLEM[app]} />
    </svg>
  )
}
