import {
  INTRODUCTION_MAX,
  providerProfileInput,
  providerProfileSave,
  serviceRoutes,
  type ProviderProfile,
  type ProviderProfileInput,
} from '@tradeport/domain/service-market/contract'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import {
  ContentForm,
  DetailSection,
  PathField,
  PictureField,
  TranslatedField,
  useContentForm,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf, useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useFileUpload, useNotify } from '@tradeport/web/react'
import { Banner, Button, FieldGrid, LinkButton } from '@tradeport/web/ui'
import { ProviderLogo } from '../../public/provider-logo'
import styles from './provider-profile.module.css'

export interface ProviderProfileFormProps {
  profile: ProviderProfile
  userId: string
  companyName: string
}

/** Logo and introduction of the company, and beside them how they look on its page. */
export function ProviderProfileForm({ profile, userId, companyName }: ProviderProfileFormProps) {
  const t = useT('serviceWork')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const picture = useFileUpload(uploadFile, 'image')
  const save = useAction(providerProfileSave)
  const { form, languages, frame, store } = useContentForm({
    start: (): ProviderProfileInput => ({
      sourceLocale: profile.sourceLocale,
      logoFileId: profile.logoFileId,
      introduction: profile.introduction,
    }),
    schema: providerProfileInput,
    name: 'profile',
    userId,
    id: profile.companyId,
    version: profile.version,
    texts: ['introduction'],
    send: value => save.run({ version: profile.version, profile: value }),
  })
  const { value, set } = form
  const send = async () => {
    if (!(await store())) return
    notify.success(t('form.saved'))
    navigate('/services')
  }
  const mayChange = profile.actions.includes('save')
  const words = value.introduction[languages.shown] ?? value.introduction[value.sourceLocale] ?? ''
  return (
    <ContentForm
      title={t('profile.title')}
      back={{ label: t('service.title'), href: '/services' }}
      {...frame}
      note={t('profile.lead')}
      actions={
        <>
          <LinkButton
            variant="secondary"
            href={urlOf('serviceMarket', `/${serviceRoutes.publicProvider(profile.companyId).slice(1)}`)}
          >
            {t('profile.open')}
          </LinkButton>
          {mayChange && (
            <Button variant="primary" loading={save.pending} onClick={() => void send()}>
              {t('form.saveChanges')}
            </Button>
          )}
        </>
      }
      below={
        <DetailSection id="preview" title={t('form.preview')}>
          <div className={styles['preview']}>
            <ProviderLogo name={companyName} logoFileId={value.logoFileId} size={96} />
            <div className={styles['words']}>
              <p className={styles['name']}>{companyName}</p>
              <p className={styles['introduction']}>{words || t('profile.empty')}</p>
            </div>
          </div>
        </DetailSection>
      }
    >
      {!mayChange && <Banner tone="info">{t('profile.owners')}</Banner>}
      <FieldGrid>
        <PathField path="logoFileId" label={t('profile.logo')} help={t('profile.logo.help')}>
          <PictureField
            label={t('profile.logo')}
            value={value.logoFileId === null ? [] : [value.logoFileId]}
            onValue={([id]) => set('logoFileId', id ?? null)}
            upload={picture.send}
            max={1}
            maxBytes={MAX_FILE_BYTES}
            ratio={1}
          />
        </PathField>
        <TranslatedField
          path="introduction"
          label={t('profile.introduction')}
          help={t('profile.introduction.help')}
          value={value.introduction}
          onChange={introduction => set('introduction', introduction)}
          languages={languages}
          limit={INTRODUCTION_MAX}
          rows={8}
          wide
        />
      </FieldGrid>
    </ContentForm>
  )
}
