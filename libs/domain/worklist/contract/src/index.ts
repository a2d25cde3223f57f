export { WORK_QUEUES, workQueues, type WorkQueueKey } from './worklist.contract'
export { worklistMenu } from './worklist.menu'
