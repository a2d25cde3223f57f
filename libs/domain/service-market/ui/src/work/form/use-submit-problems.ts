import type { ServiceContent } from '@tradeport/domain/service-market/contract'
import type { FieldProblem } from '@tradeport/web/entity'
import { useAgreementOptions } from '../service/use-agreement-options'
import { useCategoryTree } from '../service/use-category-options'
import { submitProblems, tradeDay } from './service-draft'

/** What is wrong or missing before the content can be submitted, by what its category asks today. */
export function useSubmitProblems(content: ServiceContent): FieldProblem[] {
  const category = useCategoryTree().byCode(content.categoryCode)
  const options = useAgreementOptions(content.categoryCode)
  return submitProblems(content, {
    requiredTypes: category?.requiredQualifications ?? [],
    templates: options?.map(({ code }) => code),
    skuTemplate: category?.skuTemplate,
    day: tradeDay(new Date()),
  })
}
