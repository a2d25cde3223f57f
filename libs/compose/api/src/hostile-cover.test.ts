import { readFileSync } from 'node:fs'
import { endpointsOf } from '@tradeport/kernel/contract-kit'
import { textPlacesOf } from '@tradeport/testing/harness'
import { expect, test } from 'vitest'
import { CODES, SHORT } from './hostile-texts.test-pen'
import { wireProduct } from './wire-product'

/** Whatever a call that changes something takes as text, and is long enough for a script. */
const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const texts = contracts
  .flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  .filter(({ writes }) => writes)
  .flatMap(({ name, input }) => textPlacesOf(input).map(({ place, maxLength }) => ({ name, place, maxLength })))
const places = texts
  .filter(({ place, maxLength }) => maxLength >= SHORT && !CODES.test(place))
  .map(({ name, place }) => `${name} ${place}`)

const listed = (name: string) =>
  readFileSync(new URL(`hostile/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const walked = ['texts', 'services', 'office'].flatMap(listed)
/** A key of the caller's stands for all of them. */
const covers = (place: string) => {
  const pattern = new RegExp(`^${place.replaceAll(/[.[\]]/g, '\\$&').replaceAll('*', String.raw`[^.\[]+`)}$`)
  return (each: string) => pattern.test(each)
}

/** Kept and told by the same code as what is walked: the same form sent by another call, or a step beside its neighbour. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^identity\.(?:registerCompany|saveRegistrationDraft) company\./, 'identity.submitRegistration company.'],
  [/^identity\.foundCompany /, 'identity.registerBuyer '],
  [/^identity\.addressUpdate /, 'identity.addressCreate '],
  [/^identity\.registrationCheck note$/, 'identity.approveRegistration note'],
  [/^identity\.endorseRegistration note$/, 'identity.approveRegistration note'],
  [/^identity\.operator(?:ResetSecondFactor|Unlock|Leave) reason$/, 'identity.operatorDisable reason'],
  [/^identity\.onlineUserSignOut reason$/, 'identity.operatorDisable reason'],
  [/^identity\.regionSettingUpdate reason$/, 'identity.operatorDisable reason'],
  [/^identity\.ssoClientUpdate reason$/, 'identity.operatorDisable reason'],
  [/^identity\.person(?:Unlock|ResetSecondFactor) reason$/, 'identity.personDisable reason'],
  [/^identity\.resetMemberSecondFactor reason$/, 'identity.handOverOwnership reason'],
  [/^identity\.(?:role|department)Update name/, 'identity.roleCreate name'],
  [/^catalogue\.storeOpen reason$/, 'catalogue.storeApply reason'],
  [/^catalogue\.productCreate content\./, 'catalogue.productUpdate content.'],
  [/^catalogue\.relationInvite tier$/, 'catalogue.relationTierSet tier'],
  [/^catalogue\.relationInvite note$/, 'catalogue.relationRequest note'],
  [/^catalogue\.categoryUpdate category\./, 'catalogue.categoryCreate '],
  [/^catalogue\.attributeUpdate attribute\./, 'catalogue.attributeCreate '],
  [/^sourcing\.inquiry(?:Save|Submit) /, 'sourcing.inquiryCreate '],
  [/^sourcing\.addInquiryLine /, 'sourcing.inquiryCreate items[].'],
  [/^sourcing\.changeInquiryLine line\./, 'sourcing.inquiryCreate items[].'],
  [/^sourcing\.inquiryFinish note$/, 'sourcing.inquiryCancel note'],
  [/^sourcing\.purchaseApproval(?:Ask note|Decline reason)$/, 'sourcing.quotationReject note'],
  [/^trading\.orderShipMore /, 'trading.orderShip '],
  [/^trading\.orderCancelUnpaid note$/, 'trading.orderCancel note'],
  [/^trading\.milestoneSecure reference$/, 'trading.milestoneReport reference'],
  [/^content\.newsUpdate article\./, 'content.newsCreate article.'],
  [/^content\.documentUpdate document\./, 'content.documentCreate '],
  [/^content\.bannerUpdate banner\./, 'content.bannerCreate '],
  // Reasons that only the audit log tells.
  [/^governance\.backgroundJob(?:Pause|Resume|Run) reason$/, 'identity.operatorDisable reason'],
  [/^customs\.customsReceiptDismiss reason$/, 'identity.operatorDisable reason'],
  [/^governance\.(?:full|company)ExportCreate /, 'governance.dataExportCreate '],
  [/^membership\.offeringUpdate offering\./, 'membership.offeringCreate '],
  [/^support\.leaveMessageToInquiry goods$/, 'sourcing.inquiryCreate items[].name'],
  [/^customs\.declarationAmendmentUpdate changes/, 'customs.declarationFormRequestAmendment changes'],
  [/^reference\.dictionaryUpdate label\./, 'reference.dictionaryCreate label.'],
  [/^reference\.dictionary(?:Update|ImportApply) reason$/, 'reference.dictionaryDisable reason'],
  [/^language\.rollBack note$/, 'language.publish note'],
  [/^serviceMarket\.serviceCategoryUpdate category\./, 'serviceMarket.serviceCategoryCreate '],
  [/^serviceMarket\.serviceUpdate content\./, 'serviceMarket.serviceDraft '],
  [/^serviceMarket\.serviceApproveBatch reason$/, 'serviceMarket.serviceApproveReject reason'],
  [/^agreement\.agreementTemplateUpdate template\./, 'agreement.agreementTemplateCreate '],
  [/^serviceOrder\.serviceOrderUpdate /, 'serviceOrder.serviceOrderCreate '],
  [/^serviceOrder\.serviceOrderSubmit agreement\./, 'agreement.agreementUpdate '],
  [/^customs\.customsOrder(?:TakeOff|PutBack)Declaration reason$/, 'customs.customsOrderReject reason'],
  [/^customs\.customsOrderUpdate content\./, 'customs.customsOrderDraft content.'],
  [
    /^customs\.declarationForm(?:Update|OfflineCreate|OfflineUpdate) content\./,
    'customs.declarationFormCreate content.',
  ],
  [/^customs\.declarationFormOfflineUpdate /, 'customs.declarationFormOfflineCreate '],
  [/^customs\.declarationFormApproveBatch reason$/, 'customs.declarationFormApproveReject reason'],
  [/^customs\.declarationAmendment(?:Approve|Cancel) remark$/, 'customs.declarationAmendmentReject remark'],
]

/** Why nobody else is told what stands here. */
const UNTOLD: readonly (readonly [RegExp, string])[] = [
  [/^identity\.changePassword /, 'secrets are compared, and kept as a hash'],
  [/^identity\.saveRegistrationDraft /, 'only the applicant sees it; what is handed in is walked'],
  [/^identity\.(?:addPasskey|renamePasskey) name$/, 'only the own account shows it'],
  [/^identity\.ssoEnter address$/, 'is looked up among the registered ones'],
  [/^catalogue\.favouriteChange /, 'a list of one’s own'],
  [/^catalogue\.relationInvite company$/, 'is looked up among the companies that buy'],
  [/^governance\.backgroundJob\w+ id$/, 'the name of a job that exists'],
  [
    /^governance\.(?:data|full|company)ExportCreate (?:status|filters\.|columns)/,
    'a status or choice of the list, or nothing is found',
  ],
  [/^identity\.listView(?:Save|Update) /, 'views of a list are one’s own'],
  [
    /^reference\.dictionary(?:Create|Update) (?:value|parent|extra)/,
    'codes and figures, which the form of the list checks',
  ],
  [/^serviceMarket\.serviceCategoryTemplateSave fields\[\]\.visibleWhen\./, 'the value of a choice that exists'],
  [
    /^serviceMarket\.practiceProgressSave (?:step|data)$/,
    'how far one’s own practice has come, which nobody else reads',
  ],
  [/^identity\.regionUpdate content\.(?:phone|email)Regexp$/, 'an expression, which is tried and shown to who sets it'],
  [/^customs\.customsReceiptAssign formNo$/, 'is looked up among the forms'],
  [/^customs\.customsParameterUpdate value$/, 'a figure or codes, which the form of the parameter checks'],
  [/^customs\.declaration(?:AmendmentUpdate|FormRequestAmendment) changes\[\]\.path$/, 'names a field of the form'],
  [/^customs\.declarationFormConfigSave /, 'settings that only the own company sees'],
  [/^customs\.declarationListExportCreate /, 'is looked for, and told to who looked'],
  [/^assistant\.messageFeedback reason$/, 'kept for who tunes the assistant; no call answers it'],
  [/^assistant\.ask context\.route$/, 'a page of the front-end, which only programs read'],
]

const alike = (place: string) => ALIKE.find(([pattern]) => pattern.test(place))
const untold = (place: string) => UNTOLD.some(([pattern]) => pattern.test(place))
function isWalked(place: string): boolean {
  const twin = alike(place)
  return walked.some(covers(place)) || (twin !== undefined && walked.some(covers(place.replace(...twin))))
}

test('every text that somebody may write is walked, or it is said here why not', () => {
  expect(places.length).toBeGreaterThan(1000)
  expect(places.filter(place => !isWalked(place) && !untold(place))).toEqual([])
})

test('what is said of them is true of something', () => {
  const open = places.filter(place => !walked.some(covers(place)))
  const idle = [...ALIKE, ...UNTOLD].filter(([pattern]) => !open.some(place => pattern.test(place)))
  expect(idle.map(([pattern]) => pattern.source)).toEqual([])
  const known = texts.map(({ name, place }) => covers(`${name} ${place}`))
  expect(walked.filter(each => !known.some(isOf => isOf(each)))).toEqual([])
})
