import { defineAppConfig } from '../../tools/vite/app-config'

export default defineAppConfig('service-market')
