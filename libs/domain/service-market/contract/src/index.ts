export { PRICE_MODES, SERVICE_UNITS, type PriceMode, type ServiceUnit } from './service-price'
export {
  QUALIFICATION_TYPES,
  SERVICE_CATEGORY_STATUSES,
  SERVICE_FLOWS,
  serviceCategoryInput,
  type QualificationType,
  type ServiceCategoryInput,
  type ServiceCategoryMapEntry,
  type ServiceCategoryNode,
  type ServiceCategoryRow,
  type ServiceCategoryStatus,
  type ServiceFlow,
} from './service-category.schema'
export {
  queryServiceCategoryMap,
  serviceCategoryCreate,
  serviceCategoryDelete,
  serviceCategoryDetail,
  serviceCategoryDisable,
  serviceCategoryEnable,
  serviceCategoryPage,
  serviceCategorySkuTemplateSave,
  serviceCategorySort,
  serviceCategoryStatusCount,
  serviceCategoryTemplateSave,
  serviceCategoryTree,
  serviceCategoryUpdate,
  serviceOrderTemplate,
} from './service-category.contract'
export {
  MAX_TEMPLATE_FIELDS,
  TEMPLATE_FIELD_TYPES,
  isChoice,
  orderTemplate,
  templateField,
  templateFields,
  type OrderTemplate,
  type TemplateField,
  type TemplateFieldType,
} from './order-template.schema'
export {
  MAX_TEMPLATE_ITEMS,
  notOffered,
  skuTemplate,
  type SkuTemplate,
  type SkuTemplateItem,
} from './sku-template.schema'
export {
  INTRODUCTION_MAX,
  providerProfileDetail,
  providerProfileInput,
  providerProfileSave,
  type ProviderProfile,
  type ProviderProfileInput,
} from './provider-profile.contract'
export { valuesOf, visibleFields } from './visible-fields'
export {
  MATERIAL_TYPES,
  MAX_SERVICE_VERSIONS,
  PROOF_STATUSES,
  SERVICE_ACTIONS,
  SERVICE_STATUSES,
  serviceContent,
  serviceDraftInput,
  type MaterialType,
  type ProofStatus,
  type ServiceAction,
  type ServiceAgreementOption,
  type ServiceChange,
  type ServiceContent,
  type ServiceContentInput,
  type ServiceDetail,
  type ServiceQualification,
  type ServiceRow,
  type ServiceSku,
  type ServiceStatus,
  type ServiceVersionRow,
} from './service.schema'
export {
  serviceActivate,
  serviceAgreementOptions,
  serviceApproveBatch,
  serviceApprovePass,
  serviceApproveReject,
  serviceCopy,
  serviceDeactivate,
  serviceDelete,
  serviceDetail,
  SERVICE_EXPORT_COLUMNS,
  serviceExport,
  serviceDisable,
  serviceDraft,
  serviceEnable,
  servicePage,
  serviceStatusCount,
  serviceSubmit,
  serviceUpdate,
  serviceVersionDiff,
  serviceVersionList,
  serviceWithdraw,
} from './service.contract'
export {
  MARKET_SORTS,
  MAX_COMPARED_SERVICES,
  marketCompare,
  MAX_FACET_VALUES,
  marketDetail,
  marketFacets,
  marketPage,
  marketProviderDetail,
  type MarketProvider,
  type MarketServiceCard,
  type MarketServiceCompared,
  type MarketServiceDetail,
  type MarketSort,
  type ServiceRecord,
} from './market.contract'
export {
  ANSWER_MAX,
  QUESTION_MAX,
  SERVICE_QUESTION_ACTIONS,
  SERVICE_QUESTION_STATUSES,
  MAX_OPEN_QUESTIONS,
  marketQuestions,
  serviceQuestionAnswer,
  serviceQuestionAsk,
  serviceQuestionHide,
  serviceQuestionPage,
  serviceQuestionShow,
  serviceQuestionStatusCount,
  type ServiceQuestionAction,
  type ServiceQuestionRow,
  type ServiceQuestionStatus,
} from './service-question.contract'
export {
  MAX_FAVOURITE_MARKS,
  marketFavourite,
  marketFavouriteMarks,
  marketFavouritePage,
} from './service-favourite.contract'
export { SHIPMENT_REASONS, marketRecommend, type ShipmentReason } from './market-recommend.contract'
export { EXPERIENCE_SCENES, needServiceExperienceMode, type ExperienceScene } from './experience-mode.contract'
export { marketSiteMapCount, marketSiteMapEntries } from './site-map.contract'
export { aMarketServiceCard, aServiceCategoryInput, aServiceInput } from './service.fixture'
export { serviceRoutes } from './links'
export { marketMenu } from './market.menu'
export { serviceMarketMenu } from './service-market.menu'
