import { classNames } from '../class-names'
import { ArrowRightIcon } from '../icons/icons'
import { Link } from '../link'
import styles from './campaign.module.css'
import { Picture } from './picture'

export interface CampaignProps {
  readonly title: string
  readonly subtitle: string
  /** BCP 47, of the words. */
  readonly lang: string
  readonly imageFileId: string | null
  readonly href: string | null
}

/** A banner of a start page. */
export function Campaign({ title, subtitle, lang, imageFileId, href }: CampaignProps) {
  const content = (
    <>
      {imageFileId && (
        <Picture
          id={imageFileId}
          alt=""
          ratio={21 / 9}
          widths={[480, 640, 960]}
          sizes="(min-width: 992px) 50vw, 100vw"
          className={classNames(styles.picture)}
        />
      )}
      <span className={styles.words} lang={lang}>
        <span className={styles.title}>{title}</span>
        {subtitle !== '' && <span className={styles.subtitle}>{subtitle}</span>}
        {href && <ArrowRightIcon />}
      </span>
    </>
  )
  return href ? (
    <Link className={styles.campaign} href={href}>
      {content}
    </Link>
  ) : (
    <div className={styles.campaign}>{content}</div>
  )
}
