import { describe, expect, it } from 'vitest'
import {
  NEWS_STATUSES,
  PUBLICATION_STATUSES,
  type NewsStatus,
  type PublicationStatus,
} from '@tradeport/domain/content/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import {
  EDITORS,
  bannerActions,
  completeLocales,
  documentActions,
  newsActions,
  newsMachine,
  publicationMachine,
  publishAction,
  readingLocale,
  withdrawAction,
} from './index'

const EDITOR_ROLES: readonly string[] = EDITORS
const isEditor = (role: string) => EDITOR_ROLES.includes(role)

describe('news machine', () => {
  const forEditors: Record<NewsStatus, string[]> = {
    draft: ['submit', 'remove'],
    in_review: ['return', 'approve'],
    scheduled: ['publish', 'withdraw'],
    published: ['revise', 'withdraw'],
    offline: ['submit', 'remove'],
    removed: [],
  }
  const forSystem: Record<NewsStatus, string[]> = {
    draft: ['take_over'],
    in_review: ['take_over'],
    scheduled: ['publish', 'take_over', 'withdraw'],
    published: ['replace', 'withdraw'],
    offline: ['take_over'],
    removed: [],
  }
  for (const status of NEWS_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        const wanted = isEditor(role) ? forEditors[status] : role === 'system' ? forSystem[status] : []
        expect(allowedActions(newsMachine, status, [role])).toEqual(wanted)
      })
    }
  }
})

describe('what an operator is offered', () => {
  const editor = { userId: 'u1', roles: ['op_content'] }

  it('offers editing exactly while nothing is public or on its way there', () => {
    for (const status of NEWS_STATUSES) {
      const actions = newsActions({ status, submittedBy: null, workingVersionId: null }, editor)
      expect([status, actions.includes('update')]).toEqual([status, status === 'draft' || status === 'offline'])
    }
  })

  it('offers no decision to whoever submitted', () => {
    expect(newsActions({ status: 'in_review', submittedBy: 'u1', workingVersionId: null }, editor)).toEqual([])
    expect(newsActions({ status: 'in_review', submittedBy: 'u2', workingVersionId: null }, editor)).toEqual([
      'return',
      'approve',
    ])
  })

  it('offers one working version at a time', () => {
    const article = { status: 'published', submittedBy: null } as const
    expect(newsActions({ ...article, workingVersionId: null }, editor)).toEqual(['revise', 'withdraw'])
    expect(newsActions({ ...article, workingVersionId: 'w1' }, editor)).toEqual(['withdraw'])
  })

  it('offers nothing to operators of other things', () => {
    for (const status of NEWS_STATUSES)
      expect(
        newsActions(
          { status, submittedBy: null, workingVersionId: null },
          { userId: 'u1', roles: ['op_finance', 'op_auditor'] },
        ),
      ).toEqual([])
  })
})

describe('publication machine', () => {
  const forEditors: Record<PublicationStatus, string[]> = {
    draft: ['schedule', 'publish'],
    scheduled: ['publish', 'unschedule'],
    published: ['withdraw'],
    offline: ['schedule', 'publish'],
  }
  const forTimer: Record<PublicationStatus, string[]> = {
    draft: ['publish'],
    scheduled: ['publish', 'unschedule'],
    published: ['withdraw'],
    offline: ['publish'],
  }
  const buttons: Record<PublicationStatus, string[]> = {
    draft: ['publish'],
    scheduled: ['publish', 'withdraw'],
    published: ['withdraw'],
    offline: ['publish'],
  }
  for (const status of PUBLICATION_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        const wanted = isEditor(role) ? forEditors[status] : role === 'system' ? forTimer[status] : []
        expect(allowedActions(publicationMachine, status, [role])).toEqual(wanted)
        if (role === 'system') return
        const offered = isEditor(role) ? buttons[status] : []
        expect(documentActions(status, [role])).toEqual(
          isEditor(role) && status === 'draft' ? ['update', ...offered] : offered,
        )
        expect(bannerActions(status, [role])).toEqual(
          isEditor(role) && (status === 'draft' || status === 'offline') ? ['update', ...offered] : offered,
        )
      })
    }
  }

  it('waits for a time to come, and is shown at once when asked again', () => {
    const now = new Date('2026-06-01T00:00:00Z')
    const later = new Date('2026-06-02T00:00:00Z')
    expect([
      publishAction('draft', null, now),
      publishAction('draft', now, now),
      publishAction('offline', later, now),
      publishAction('scheduled', later, now),
    ]).toEqual(['publish', 'publish', 'schedule', 'publish'])
    expect([withdrawAction('scheduled'), withdrawAction('published')]).toEqual(['unschedule', 'withdraw'])
  })
})

describe('reading language', () => {
  it('is complete where all texts say something', () => {
    expect(completeLocales({ en_US: 'a', de_DE: 'b', fr_FR: ' ' }, { en_US: 'x', fr_FR: 'y' })).toEqual(['en_US'])
  })

  it.each([
    [['th_TH', 'en_US', 'zh_CN'], 'th_TH', 'zh_CN', 'th_TH'],
    [['en_US', 'zh_CN'], 'th_TH', 'zh_CN', 'zh_CN'],
    [['en_US', 'zh_CN'], 'th_TH', 'de_DE', 'en_US'],
    [['ko_KR'], 'th_TH', 'de_DE', 'ko_KR'],
    [[], 'th_TH', 'de_DE', undefined],
  ] as const)('of %o for a reader of %s by an author in %s is %s', (available, wanted, source, expected) => {
    expect(readingLocale(available, wanted, source)).toBe(expected)
  })
})
