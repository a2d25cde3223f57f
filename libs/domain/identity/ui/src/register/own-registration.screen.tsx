import { useParams } from 'react-router-dom'
import { ownRegistration, switchCompany, type OwnRegistration } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf, useNavigateTo } from '@tradeport/web/navigation'
import { LoadFailed, useAction, useEndpoint, usePlatform, useSession } from '@tradeport/web/react'
import { Button, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useProfile } from '../frame/use-profile'
import people from '../people/people.module.css'
import styles from '../company/company.module.css'
import { Application, ASK_AGAIN_MS } from './application.screen'

const FRONT_ENDS = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin' } as const

/** What somebody who works for a company has begun to register besides: another one, or another side of it. */
export default function OwnRegistrationScreen() {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const { id = '' } = useParams()
  const navigate = useNavigateTo()
  const state = useEndpoint(ownRegistration, { id }, { refetchEveryMs: ASK_AGAIN_MS, staleMs: 0, enabled: id !== '' })
  const own = state.data
  if (!own)
    return state.error ? <LoadFailed error={state.error} onRetry={state.refetch} /> : <SkeletonText lines={10} />
  return (
    <div className={styles['beside']}>
      <header>
        <h1 className={people['title']}>{texts(`another.side.${own.party}`)}</h1>
        <p className={styles['sideNote']}>{t('application.no', { no: own.no })}</p>
      </header>
      <Application
        own={own}
        onChanged={state.refetch}
        onRestarted={next => navigate(`/company/registrations/${next}`)}
        entrance={<Entrance own={own} />}
      />
    </div>
  )
}

/** The way to what came of it: the front-end of its side, or the company beside the one that is worked for now. */
function Entrance({ own }: { own: OwnRegistration }) {
  const t = useT('identity')
  const platform = usePlatform()
  const session = useSession()
  const change = useAction(switchCompany, { onSuccess: ({ token }) => session.signIn(token, '/') })
  const here = useProfile().data?.company?.id
  const { party, companyId } = own
  if (party === platform.role && companyId !== null && companyId !== here)
    return (
      <Button variant="primary" size="large" loading={change.pending} onClick={() => void change.run({ companyId })}>
        {t('application.enter')}
      </Button>
    )
  return (
    <LinkButton variant="primary" size="large" href={party === platform.role ? '/' : urlOf(FRONT_ENDS[party])}>
      {t('application.enter')}
    </LinkButton>
  )
}
