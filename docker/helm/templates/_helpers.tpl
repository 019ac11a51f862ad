{{- define "gatehouse.name" -}}
{{- printf "%s-%s" .root.Release.Name .part | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "gatehouse.selector" -}}
app.kubernetes.io/name: gatehouse
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end -}}

{{- define "gatehouse.labels" -}}
{{ include "gatehouse.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end -}}

{{- define "gatehouse.image" -}}
{{- $image := index .root.Values.images .image -}}
{{- printf "%s:%s" $image.repository ($image.tag | default .root.Chart.AppVersion) -}}
{{- with $image.digest }}@{{ . }}{{ end -}}
{{- end -}}

{{- define "gatehouse.podSecurity" -}}
automountServiceAccountToken: {{ .token | default false }}
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user | default 1000 }}
  runAsGroup: {{ .user | default 1000 }}
  fsGroup: {{ .user | default 1000 }}
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.images.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "gatehouse.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{- define "gatehouse.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{ include "gatehouse.selector" . | nindent 8 }}
{{- end -}}

{{/* With a database of this release, the migrations have to wait for it: an install creates it first. */}}
{{- define "gatehouse.migrateHook" -}}
helm.sh/hook: {{ ternary "post-install,pre-upgrade" "pre-install,pre-upgrade" .Values.database.enabled }}
{{- end -}}

{{/* Leads to the leader of `database`. It starts before the other containers of the pod, which wait for a leader. */}}
{{- define "gatehouse.haproxy" -}}
{{- if .root.Values.database.enabled }}
initContainers:
  - name: haproxy
    image: {{ include "gatehouse.image" (dict "root" .root "image" "haproxy") }}
    imagePullPolicy: {{ .root.Values.images.pullPolicy }}
    # A sidecar: it runs until the other containers have ended.
    restartPolicy: Always
    env:
      - { name: WRITABLE, value: '127.0.0.1:5432' }
      - { name: READABLE, value: '127.0.0.1:5433' }
      {{- $name := include "gatehouse.name" (dict "root" .root "part" "database") }}
      {{- $domain := printf "%s-nodes.%s.svc.%s" $name .root.Release.Namespace .root.Values.database.clusterDomain }}
      {{- range until 3 }}
      - { name: DATABASE{{ add1 . }}, value: '{{ $name }}-{{ . }}.{{ $domain }}:5432' }
      {{- end }}
    startupProbe:
      exec: { command: [wget, -q, -O, /dev/null, 'http://127.0.0.1:8404/health'] }
      periodSeconds: 2
      timeoutSeconds: 5
      failureThreshold: 300
    livenessProbe:
      exec: { command: [wget, -q, -O, /dev/null, 'http://127.0.0.1:8404/'] }
      periodSeconds: 10
      timeoutSeconds: 5
    securityContext: {{ include "gatehouse.containerSecurity" .root | nindent 6 }}
    resources:
      requests: { cpu: 20m, memory: 32Mi }
      limits: { memory: 128Mi }
    volumeMounts:
      - { name: haproxy, mountPath: /usr/local/etc/haproxy, readOnly: true }
{{- end }}
{{- end -}}

{{- define "gatehouse.haproxyVolume" -}}
{{- if .root.Values.database.enabled }}
- name: haproxy
  configMap: { name: {{ include "gatehouse.name" (dict "root" .root "part" "haproxy") }} }
{{- end }}
{{- end -}}

{{/* What API, web app and commands share. */}}
{{- define "gatehouse.env" -}}
- { name: NODE_ENV, value: production }
- { name: DEMO_DATA, value: 'off' }
- { name: PUBLIC_URL, value: {{ required "publicUrl is not set: give the https origin that people open" .root.Values.publicUrl | quote }} }
- { name: NODE_EXTRA_CA_CERTS, value: /run/secrets/extra_ca_certificates }
{{- range $name, $value := .root.Values.settings }}
- { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- end -}}

{{/* Settings from files: a list of keys of the secret. */}}
{{- define "gatehouse.secretEnv" -}}
{{- range .keys }}
- { name: {{ upper . }}_FILE, value: /run/secrets/{{ . }} }
{{- end }}
{{- end -}}

{{- define "gatehouse.secretVolume" -}}
- name: secrets
  secret:
    secretName: {{ .root.Values.existingSecret }}
    defaultMode: 0440
    items:
    {{- range .keys }}
      - { key: {{ . }}, path: {{ . }} }
    {{- end }}
{{- end -}}
