import styles from './category-art.module.css'

/** Two layers on 48 x 48: what lies in the tint behind, and the line in front. Drawn for the icons that categories name. */
interface Drawing {
  back: string
  line: string
}

const PAPER = 'M13 6h16l8 8v28H13Z'

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  // A barrier and a stamped form.
  customs: {
    back: 'M8 30h32v10H8Z',
    line: 'M6 42h36M10 42V16h8v26M10 16l4-6 4 6M18 24l24-8M18 29l24-8M26 21.5l2 4.6M34 18.7l2 4.6M10 24h8M10 33h8',
  },
  declaration: {
    back: PAPER,
    line: 'M13 6h16l8 8v28H13ZM29 6v8h8M18 18h10M18 24h14M18 30h8M33 30a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM31 35l1.6 1.6 2.6-3',
  },
  refund: {
    back: 'M24 14a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z',
    line: 'M24 14a14 14 0 1 1-13.2 9.4M10 13v11h11M20 22l4 5 4-5M24 27v8M20 29h8M20 32h8',
  },
  tax: {
    back: 'M8 10h24v30H8Z',
    line: 'M8 10h24v30l-4-3-4 3-4-3-4 3-4-3-4 3ZM14 18h12M14 24h6M27 22l-8 10M20 23.5h.1M26 30.5h.1M36 14h4v22h-4',
  },
  finance: {
    back: 'M8 20h32v18H8Z',
    line: 'M6 20 24 8l18 12ZM10 20v16M18 20v16M30 20v16M38 20v16M6 36h36M4 41h40M24 14h.1',
  },
  'letter-of-credit': {
    back: PAPER,
    line: 'M13 6h16l8 8v28H13ZM29 6v8h8M18 18h8M18 24h14M18 29h14M18 36c2-3 3-3 4 0s3 1 4-1 3-1 6 0',
  },
  exchange: {
    back: 'M16 8a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
    line: 'M16 8a11 11 0 1 1 0 22 11 11 0 0 1 0-22ZM12 14l4 5 4-5M16 19v6M13 21h6M27 21.6A11 11 0 1 1 21.6 37M36 27h-5a2.4 2.4 0 0 0 0 4.8h2a2.4 2.4 0 0 1 0 4.8h-5M32 25v14',
  },
  loan: {
    back: 'M6 30h36v10H6Z',
    line: 'M24 6a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM24 10v10M21 12.5h4.5a2 2 0 0 1 0 4h-3a2 2 0 0 0 0 4H27M6 32h6l6 3h9a2.5 2.5 0 0 1 0 5h-8M27 36l9-4a3 3 0 0 1 3 5l-13 6H14l-2-1H6',
  },
  insurance: {
    back: 'M24 5 39 11v12c0 10-6 16-15 20C15 39 9 33 9 23V11Z',
    line: 'M24 5 39 11v12c0 10-6 16-15 20C15 39 9 33 9 23V11ZM15 28c3 2 5 2 9-1s6-3 9-1M17 25l7-11v11M24 17l7 8',
  },
  shipping: {
    back: 'M6 30h36l-5 10H11Z',
    line: 'M6 30h36l-5 9H11ZM12 30V20h8v10M20 30V16h8v14M28 30v-8h8v8M24 16V8h6M3 43c4 0 4-2 7-2s4 2 7 2 4-2 7-2 4 2 7 2 4-2 7-2 4 2 7 2',
  },
  truck: {
    back: 'M4 14h24v20H4Z',
    line: 'M4 14h24v20H4ZM28 20h8l7 7v7H28ZM13 34a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM35 34a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM10 20h12M10 26h12',
  },
  warehouse: {
    back: 'M6 20h36v22H6Z',
    line: 'M4 20 24 8l20 12M6 19v23M42 19v23M12 42V26h24v16M12 31h24M12 36h24M24 26v16M3 42h42',
  },
  quality: {
    back: 'M24 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z',
    line: 'M24 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM18 20l4.5 4.5L31 15.5M16 31l-4 12 7-3 5 4 5-4 7 3-4-12',
  },
  inspection: {
    back: 'M6 24h22v16H6Z',
    line: 'M6 22h20v18H6ZM6 28h20M16 22v6M29 8a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM35.5 23.5 43 31M25.5 17l2.5 2.5 5-5.5',
  },
  certificate: {
    back: 'M6 8h36v24H6Z',
    line: 'M6 8h36v24H32M22 32H6V8M13 15h22M13 21h12M27 25a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM23.5 36 22 44l5-2.5 5 2.5-1.5-8',
  },
  briefcase: { back: 'M6 16h36v24H6Z', line: 'M6 16h36v24H6ZM17 16v-6h14v6M6 26c12 5 24 5 36 0M24 27v5' },
  law: {
    back: 'M12 36h24v6H12Z',
    line: 'M24 6v32M14 42h20M18 38h12M8 12h32M24 12 24 9M8 12 3 26h10ZM40 12l-5 14h10ZM3 26a5 5 0 0 0 10 0M35 26a5 5 0 0 0 10 0',
  },
  translation: {
    back: 'M4 8h22v20H4Z',
    line: 'M4 8h22v20H14l-6 5v-5H4ZM9 14h12M15 11v3M19 14c-1 5-4 8-8 9M12 18c2 3 4 4 7 5M30 16h14v20h-5v5l-6-5H22v-4M31 31l4-10 4 10M32.5 28h5',
  },
  exhibition: {
    back: 'M8 22h32v18H8Z',
    line: 'M6 14h36l3 8H3ZM8 22v20M40 22v20M3 42h42M15 28h18v14M24 28v14M12 14V7h24v7M10 22a3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0',
  },
  design: {
    back: 'M8 30h32v10H8Z',
    line: 'M8 30h32v10H8ZM13 30v4M19 30v3M25 30v4M31 30v3M37 30v4M17 24 31 8l6 5-14 16-7 1ZM28 11.5l6 5',
  },
  training: {
    back: 'M8 8h32v22H8Z',
    line: 'M6 8h36M8 8v22h32V8M24 30v5M15 43l9-8 9 8M14 15h12M14 21h8M30 24a3 3 0 1 1 .1 0',
  },
}

/** What a category may be drawn as. */
export const CATEGORY_DRAWINGS: readonly string[] = Object.keys(DRAWINGS)

const PLAIN: Drawing = { back: PAPER, line: 'M13 6h16l8 8v28H13ZM29 6v8h8M18 20h14M18 26h14M18 32h8' }

/** The drawing of a category; one that nobody drew yet gets a sheet of paper. */
export function CategoryArt({ icon, size = 48 }: { icon: string | null; size?: number }) {
  const drawing = (icon === null ? undefined : DRAWINGS[icon]) ?? PLAIN
  return (
    <svg className={styles['art']} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className={styles['back']} d={drawing.back} />
      <path className={styles['line']} d={drawing.line} />
    </svg>
  )
}
