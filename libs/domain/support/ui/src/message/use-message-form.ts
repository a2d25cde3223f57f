import {
  ALL_MESSAGE_TYPES,
  NAME_MAX,
  NEEDS_MAX,
  messageSubmit,
  type MessageFile,
  type MessageForm,
  type MessageSource,
} from '@tradeport/domain/support/contract'
import { callingCode, countryOfCallingCode, messageProblems } from '@tradeport/domain/support/rules'
import type { RegionConfig } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useRegion, useRuntime } from '@tradeport/web/react'
import type { Failure } from '@tradeport/web/request'
import { useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft, type MessageDraftValues } from './draft'
import { useFormToken } from './use-form-token'

export type MessageField = keyof MessageDraftValues
export type MessageErrors = Partial<Record<MessageField, string | undefined>>
export interface SentMessage {
  no: string
  key: string
  email: string
}
export interface Prefill {
  name?: string | undefined
  email?: string | undefined
  /** As the world dials it: `+8613800138000`. */
  phone?: string | undefined
  country?: string | undefined
}

/** What somebody has written elsewhere already, in the chat for example. */
const broughtAlong = (): string => new URLSearchParams(window.location.search).get('needs')?.slice(0, NEEDS_MAX) ?? ''

/** A draft is not given up for what is brought along, nor that for the draft. */
function withBrought(values: MessageDraftValues): MessageDraftValues {
  const brought = broughtAlong()
  if (brought === '' || values.needs.includes(brought)) return values
  return { ...values, needs: [values.needs.trim(), brought].filter(Boolean).join('\n\n') }
}

const FIELDS: readonly MessageField[] = ['type', 'needs', 'country', 'name', 'email', 'areaCode', 'phone']
const AREA_CODE = /^\+\d{1,4}$/

function emptyValues(region: RegionConfig, prefill: Prefill): MessageDraftValues {
  const country = prefill.country ?? countryOfCallingCode(region.phoneAreaCode) ?? ''
  const areaCode = callingCode(country) ?? region.phoneAreaCode
  return {
    type: '',
    needs: broughtAlong(),
    country,
    name: prefill.name ?? '',
    email: prefill.email ?? '',
    areaCode,
    // Somebody who writes from elsewhere than the number is of types it.
    phone: prefill.phone?.startsWith(areaCode) ? prefill.phone.slice(areaCode.length) : '',
  }
}

const PROBLEMS = {
  type: { required: 'problem.type', other: 'problem.type' },
  country: { required: 'problem.country', other: 'problem.country' },
  email: { required: 'problem.email', other: 'problem.emailFormat' },
  phone: { required: 'problem.phone', other: 'problem.phoneFormat' },
} as const

/** The same checks as the server's, in the form's own words. */
function useProblems(form: MessageForm): (values: MessageDraftValues) => MessageErrors {
  const t = useT('support')
  const region = useRegion()
  return values => {
    const written = {
      ...values,
      form,
      needs: values.needs.trim(),
      name: values.name.trim(),
      email: values.email.trim(),
      phone: values.phone.trim(),
    }
    const errors: MessageErrors = {}
    const tooLong = (text: string, max: number) =>
      [...text].length > max ? t('problem.tooLong', { max: String(max) }) : undefined
    const needs = written.needs ? tooLong(written.needs, NEEDS_MAX) : t('problem.needs')
    const name = written.name ? tooLong(written.name, NAME_MAX) : t('problem.name')
    if (needs) errors.needs = needs
    if (name) errors.name = name
    if (written.phone && !AREA_CODE.test(values.areaCode)) errors.areaCode = t('problem.areaCode')
    for (const { path, rule } of messageProblems(written, region))
      errors[path] = t(PROBLEMS[path][rule === 'required' ? 'required' : 'other'])
    return errors
  }
}

export interface MessageFormOptions {
  form: MessageForm
  origin: MessageSource
  prefill?: Prefill
}

/** What is written, what is wrong with it, and sending it: once, whatever the network does. */
export function useMessageForm({ form, origin, prefill = {} }: MessageFormOptions) {
  const { layer } = useRuntime()
  const region = useRegion()
  const problems = useProblems(form)
  const [kept] = useState(() => readDraft(form))
  const [values, setValues] = useState(() => (kept ? withBrought(kept.values) : emptyValues(region, prefill)))
  const [files, setFiles] = useState<MessageFile[]>(kept?.files ?? [])
  const [errors, setErrors] = useState<MessageErrors>({})
  const [failure, setFailure] = useState<Failure>()
  const [sent, setSent] = useState<SentMessage>()
  const [pending, setPending] = useState(false)
  const [restored, setRestored] = useState(kept !== undefined)
  const running = useRef(false)
  const latest = useRef({ values, files })
  const token = useFormToken(kept?.token)

  const keep = () => keepDraft(form, { ...latest.current, token: token.current() })
  const change = (field: MessageField, value: string) => {
    const next = { ...latest.current.values, [field]: value }
    // The number's country follows the chosen one until somebody types another code.
    if (field === 'country' && next.areaCode === (callingCode(latest.current.values.country) ?? region.phoneAreaCode))
      next.areaCode = callingCode(value) ?? next.areaCode
    latest.current = { ...latest.current, values: next }
    setValues(next)
    const both = field === 'email' || field === 'phone' ? { email: undefined, phone: undefined } : {}
    setErrors(({ [field]: _mended, ...others }) => ({ ...others, ...both }))
    keep()
  }
  const changeFiles = (next: MessageFile[]) => {
    latest.current = { ...latest.current, files: next }
    setFiles(next)
    keep()
  }
  const clear = () => {
    dropDraft(form)
    latest.current = { values: emptyValues(region, prefill), files: [] }
    setValues(latest.current.values)
    setFiles([])
    setErrors({})
    setFailure(undefined)
    setRestored(false)
    setSent(undefined)
    token.forget()
  }

  /** @returns whether the form was in order, so that the page can go to what is not. */
  const submit = async (website: string): Promise<boolean> => {
    if (running.current) return true
    const found = problems(latest.current.values)
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return false
    running.current = true
    setPending(true)
    const { values: current, files: attached } = latest.current
    const result = await token.run(formToken =>
      layer.call(messageSubmit, inputOf(current, { form, origin, formToken, files: attached, website }), {
        ignoreError: true,
      }),
    )
    running.current = false
    setPending(false)
    if (result.ok) {
      dropDraft(form)
      setSent({ ...result.data, email: current.email.trim() })
      return true
    }
    const wrong = FIELDS.flatMap(field => {
      const error = result.failure.fieldErrors.find(({ path }) => path === field)
      return error ? [[field, error.message] as const] : []
    })
    if (wrong.length > 0) setErrors(Object.fromEntries(wrong))
    else setFailure(result.failure)
    keep()
    return wrong.length === 0
  }

  return { values, files, errors, failure, sent, pending, restored, token, change, changeFiles, clear, submit }
}

interface Around {
  form: MessageForm
  origin: MessageSource
  formToken: string
  files: readonly MessageFile[]
  website: string
}

function inputOf(values: MessageDraftValues, around: Around): InputOf<typeof messageSubmit> {
  const { email, phone, areaCode } = values
  return {
    formToken: around.formToken,
    form: around.form,
    // Checked before: the fallback is for the compiler.
    type: ALL_MESSAGE_TYPES.find(type => type === values.type) ?? 'other',
    needs: values.needs.trim(),
    country: values.country,
    name: values.name.trim(),
    ...(email.trim() ? { email: email.trim() } : {}),
    ...(phone.trim() ? { phone: phone.trim(), areaCode } : {}),
    origin: around.origin,
    pageUrl: window.location.href.split(/[?#]/, 1)[0] ?? '',
    fileIds: around.files.map(file => file.id),
    ...(around.website ? { website: around.website } : {}),
  }
}
