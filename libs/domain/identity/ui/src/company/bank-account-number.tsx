import { useState } from 'react'
import { bankAccountNumber, type BankAccountRow } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import styles from './company.module.css'

/** In fours, as on a bank’s paper: easier to compare sign by sign. */
const inFours = (accountNo: string) => accountNo.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The end of the number, and all of it for who asks: for operators that is a look that the log knows of. */
export function BankAccountNumber({ row }: { row: BankAccountRow }) {
  const t = useT('identityCompany')
  const [asked, setAsked] = useState(false)
  const { data } = useEndpoint(bankAccountNumber, { id: row.id }, { enabled: asked })
  const looksOn = useLookingOn() !== undefined
  if (data) return <code className={styles['accountNo']}>{inFours(data.accountNo)}</code>
  return (
    <span className={styles['accountNo']}>
      …{row.last4}
      {/* The whole number is the company's own: who looks on does not see it. */}
      {!looksOn && (
        <Button variant="quiet" size="small" className={styles['showNumber']} onClick={() => setAsked(true)}>
          {t('bank.show')}
        </Button>
      )}
    </span>
  )
}
