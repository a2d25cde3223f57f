import styles from './shared.module.css'

/** A colour beside its name. */
export function Swatch({ colour }: { colour: string | null }) {
  return colour === null ? null : <span className={styles['swatch']} style={{ backgroundColor: colour }} aria-hidden />
}

export function SwatchName({ colour, name }: { colour: string | null; name: string }) {
  return (
    <span className={styles['swatchName']}>
      <Swatch colour={colour} />
      {name}
    </span>
  )
}
