// Change: shows the same crash page as ErrorPageContent, but without the site layout, which may be what crashed.
export {CrashPage as default} from '@site/src/components/ui/CrashPage';
