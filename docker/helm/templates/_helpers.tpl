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
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
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
