import { defineApiConfig } from '../../tools/vite/api-config'

export default defineApiConfig()
