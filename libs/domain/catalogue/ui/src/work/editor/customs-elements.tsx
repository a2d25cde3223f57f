import { Button, Input } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import { useEditor } from './editor-context'
import { EditorCell } from './editor-field'
import styles from './editor.module.css'

const MAX_ELEMENTS = 20

/** What a declaration says about the goods, as the customs code asks for it. */
export function CustomsElements() {
  const t = useT('catalogue')
  const { draft, set } = useEditor()
  const rows = draft.customsElements
  const put = (index: number, field: 'name' | 'value', text: string) =>
    set({
      customsElements: rows.map((row, position) => (position === index ? { ...row, [field]: text } : row)),
    })
  return (
    <>
      {rows.map((row, index) => (
        // Elements have no identity of their own; their place is it.
        <div key={index} className={styles['pairRow']}>
          {(['name', 'value'] as const).map(field => (
            <EditorCell key={field} path={`customsElements.${index}.${field}`}>
              {control => (
                <Input
                  {...control}
                  aria-label={t(`product.element.${field}`, { number: index + 1 })}
                  placeholder={t(`product.element.placeholder.${field}`)}
                  maxLength={field === 'name' ? 80 : 200}
                  value={row[field]}
                  onChange={event => put(index, field, event.target.value)}
                />
              )}
            </EditorCell>
          ))}
          <Button
            type="text"
            icon={<CloseIcon size={16} />}
            aria-label={t('product.element.remove', { number: index + 1 })}
            onClick={() => set({ customsElements: rows.filter((_row, position) => position !== index) })}
          />
        </div>
      ))}
      <div>
        <Button
          type="link"
          icon={<PlusIcon size={16} />}
          disabled={rows.length >= MAX_ELEMENTS}
          onClick={() => set({ customsElements: [...rows, { name: '', value: '' }] })}
        >
          {t('product.element.add')}
        </Button>
      </div>
    </>
  )
}
