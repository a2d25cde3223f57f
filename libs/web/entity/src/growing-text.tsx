import { Input, type GetProps } from 'antd'
import type { CSSProperties } from 'react'
import { classNames } from '@tradeport/web/ui'
import styles from './growing-text.module.css'

export interface GrowingTextProps extends Omit<GetProps<typeof Input.TextArea>, 'autoSize' | 'rows' | 'style'> {
  minRows?: number
  maxRows?: number
}

/**
 * A text area that grows with its words. The browser sizes it: antd's own measuring writes a style attribute, which the content
 * security policy forbids.
 */
export function GrowingText({ minRows = 2, maxRows = 10, className, ...rest }: GrowingTextProps) {
  const style: CSSProperties & Record<'--least' | '--most', number> = { '--least': minRows, '--most': maxRows }
  return <Input.TextArea {...rest} rows={minRows} style={style} className={classNames(styles['text'], className)} />
}
