import AfterSalesDetailScreen from '../after-sales/after-sales-detail.screen'
import { ownPage } from './own-page'

export default ownPage(AfterSalesDetailScreen)
