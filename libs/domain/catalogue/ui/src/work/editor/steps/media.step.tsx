import { MAX_IMAGES } from '@tradeport/domain/catalogue/contract'
import { MAX_FILE_BYTES } from '@tradeport/domain/files/contract'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import { FileDrop } from '@tradeport/web/ui'
import { DocumentsEditor, MEGABYTE } from '../documents-editor'
import { useEditor } from '../editor-context'
import { EditorGroup } from '../editor-field'
import { Section } from '../editor-section'
import { ImageGrid } from '../image-grid'
import { roomForImages } from '../model/media'

/** What buyers see first, and the papers that go with it. */
export default function MediaStep() {
  const t = useT('catalogue')
  const notify = useNotify()
  const { draft, set, images } = useEditor()
  const room = roomForImages(draft.media, images.entries.length)
  const add = (files: File[]) => {
    if (files.length > room) notify.warning(t('product.media.tooMany', { max: MAX_IMAGES }))
    images.add(files.slice(0, room))
  }
  return (
    <>
      <Section title={t('product.section.images')} note={t('product.section.imagesNote')}>
        <EditorGroup path="media" label={<span className="tp-visually-hidden">{t('product.field.media')}</span>}>
          <ImageGrid media={draft.media} queue={images} onChange={media => set({ media })} />
          <FileDrop
            title={t('product.media.drop')}
            hint={t('product.media.hint', { size: MAX_FILE_BYTES / MEGABYTE, max: MAX_IMAGES })}
            accept="image/jpeg,image/png,image/webp"
            multiple
            maxBytes={MAX_FILE_BYTES}
            disabled={room === 0}
            onFiles={add}
            onRefused={(files, why) =>
              notify.warning(
                t(why === 'kind' ? 'product.media.wrongKind' : 'product.media.tooLarge', {
                  name: files.map(file => file.name).join(', '),
                  size: MAX_FILE_BYTES / MEGABYTE,
                }),
              )
            }
            texts={{ remove: name => name, retry: name => name, list: t('product.media.list') }}
          />
        </EditorGroup>
      </Section>
      <Section title={t('product.section.documents')} note={t('product.section.documentsNote')}>
        <EditorGroup
          path="documents"
          label={<span className="tp-visually-hidden">{t('product.field.documents')}</span>}
        >
          <DocumentsEditor />
        </EditorGroup>
      </Section>
    </>
  )
}
