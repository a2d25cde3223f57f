import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import { ConfigProvider, type ThemeConfig } from 'antd'
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { loadAntdLocale, useT } from '@tradeport/web/i18n'
import { AntdPresenter, useLocale, useRegion, whenIdle } from '@tradeport/web/react'
import { antdTheme, SkeletonText } from '@tradeport/web/ui'
import styles from './antd-frame.module.css'
import { useFocusBack } from './use-focus-back'

type AntdLocale = Awaited<ReturnType<typeof loadAntdLocale>>

/** The page's nonce lets antd write its styles under the strict content security policy. */
function nonceOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

/** antd waits for the ends of motions that the style sheet leaves out for people who want none. */
const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** antd's own signs would be read out in English; the alert's words say what it is. */
const SIGNS = {
  successIcon: <CheckCircleFilled aria-hidden />,
  infoIcon: <InfoCircleFilled aria-hidden />,
  warningIcon: <ExclamationCircleFilled aria-hidden />,
  errorIcon: <CloseCircleFilled aria-hidden />,
}

/** After the label, as on the pages without antd. */
const FORM = {
  requiredMark: (label: ReactNode, { required }: { required: boolean }) => (
    <>
      {label}
      {required && (
        <span className={styles['required']} aria-hidden="true">
          {'\u00a0*'}
        </span>
      )}
    </>
  ),
}

/** Two Chinese characters stand together, as they do in every other word of the page. */
const BUTTON = { autoInsertSpace: false }

/** A long title ends before the cross that closes the dialog, and a slip beside it throws nothing away that was typed. */
const MODAL = { styles: { title: { paddingInlineEnd: 24 } }, mask: { closable: false } }

/** antd with the product's theme and the reader's language, in a chunk that the sign-in does not load. */
export default function AntdFrame({ children }: { children: ReactNode }) {
  const t = useT('identity')
  const { locale } = useLocale()
  const region = useRegion()
  useFocusBack()
  const [texts, setTexts] = useState<AntdLocale>()
  const [speaks, setSpeaks] = useState(false)
  // antd's own messages and questions come after the page; until then the plain ones do.
  useEffect(() => whenIdle(() => setSpeaks(true)), [])
  const theme = useMemo<ThemeConfig>(() => {
    const { token, ...rest } = antdTheme(region.region, 'light')
    return { ...rest, token: { ...token, motion: !wantsStillness() } }
  }, [region])
  const select = useMemo(() => ({ clearIcon: <CloseCircleFilled aria-label={t('frame.clear')} /> }), [t])
  const csp = useMemo(() => ({ nonce: nonceOfPage() }), [])
  useEffect(() => {
    let current = true
    void loadAntdLocale(locale)
      // antd's own few words in English are better than no page.
      .catch(() => ({ locale: 'en' }))
      .then(loaded => {
        if (current) setTexts(loaded)
      })
    return () => {
      current = false
    }
  }, [locale])
  // antd wraps its children once more when it is given a language: the page would be made, and ask the server, twice.
  if (!texts) return <SkeletonText lines={12} />
  return (
    <ConfigProvider
      theme={theme}
      csp={csp}
      alert={SIGNS}
      button={BUTTON}
      select={select}
      form={FORM}
      modal={MODAL}
      locale={texts}
    >
      {children}
      {speaks && (
        <Suspense fallback={null}>
          <AntdPresenter />
        </Suspense>
      )}
    </ConfigProvider>
  )
}
